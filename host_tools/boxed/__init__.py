"""The box's code as the box gets it: in few modules, with names that take no memory, without what only tools use."""
