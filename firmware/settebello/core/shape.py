"""What a value from outside must look like before anything is done with it."""


def is_whole(value, low, high):
    """Whether a value is a whole number from low to high; a switch isn't one."""
    return type(value) is int and low <= value <= high


def is_list(values, count):
    """Whether a value is a list or tuple of so many values."""
    return isinstance(values, (list, tuple)) and len(values) == count


def are_whole(values, count, low, high):
    """Whether a value is a list of so many whole numbers from low to high."""
    if not is_list(values, count):
        return False
    for value in values:
        if type(value) is not int or not low <= value <= high:
            return False
    return True
