"""Pixels and words: what a screen is made of. Knows the frame buffer, not the game."""
