"""Parts that misbehave as the real ones do, for both interpreters: electrical, not scripted."""
