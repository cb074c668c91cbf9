"""The file system that is mounted: what the stores need of it, in one object."""

import os


class Files:
    """``open`` and the functions of ``os`` by their own names. All raise OSError."""

    def __init__(self):
        self.open = open
        self.listdir = os.listdir
        self.mkdir = os.mkdir
        self.remove = os.remove
        self.rename = os.rename
        self.stat = os.stat
        self.statvfs = os.statvfs
