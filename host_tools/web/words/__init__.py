"""The texts that all pages share, a file a language."""
