"""One module a verb; the file's name is the verb.

Each offers `HELP` (one line), `add_arguments(parser)`, `needs(args)` (the name of a file in
`host_tools/needs` without `.txt`, or None for the standard library alone) and `run(args)`, which
returns the exit code. A verb whose `add_arguments` gives `rest` a default gets there the arguments
that it doesn't know itself. Importing one needs nothing but the standard library.
"""
