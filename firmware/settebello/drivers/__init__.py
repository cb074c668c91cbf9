"""The parts on the pins and in the flash. Buses, pins and files are handed in; the game is not known here."""
