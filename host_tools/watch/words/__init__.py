"""The texts of the scoreboard's pages."""
