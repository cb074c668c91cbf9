"""What keys and cards mean, and what the display shows of it; one file a screen. Pure."""
