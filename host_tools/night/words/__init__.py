"""The texts of an evening's pages, a file a language."""
