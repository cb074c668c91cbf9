"""The game itself: cards, rules, points, the match. Knows no screen, no part, no file."""
