"""What a person is told when a command can't do its work."""


class Complaint(Exception):
    """One line for the person, with the value and the fix, and the exit code.

    Codes: 2 the input is wrong, 1 the job failed, 3 no board or it is busy.
    """

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.text = text
        self.code = code
