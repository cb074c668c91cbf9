"""Who may change something: on this computer everybody, in the room who knows the organiser's code."""

import hmac
import secrets

from starlette.requests import Request
from starlette.responses import Response

# Without signs that are taken for each other.
_SIGNS = "ACDEFGHJKLMNPQRTUVWXY34679"
_LENGTH = 8
_COOKIE = "organiser"
_KEPT_S = 24 * 3600


class Access:
    """``code`` is the organiser's code, or None where everybody may. Who has given it is known until the end."""

    def __init__(self, is_open: bool) -> None:
        self.code = "".join(secrets.choice(_SIGNS) for _ in range(_LENGTH)) if is_open else None
        self._known: set[str] = set()

    def may_edit(self, request: Request) -> bool:
        """Whether what sent this may change something."""
        return self.code is None or request.cookies.get(_COOKIE, "") in self._known

    def admit(self, given: str, response: Response) -> bool:
        """Let a browser in that gives the right code: the response makes it known from now on."""
        if self.code is None or not hmac.compare_digest(_plain(given), _plain(self.code)):
            return False
        token = secrets.token_urlsafe(32)
        self._known.add(token)
        response.set_cookie(_COOKIE, token, max_age=_KEPT_S, httponly=True, samesite="strict")
        return True

    def dismiss(self, request: Request, response: Response) -> None:
        """Let it be a viewer again."""
        self._known.discard(request.cookies.get(_COOKIE, ""))
        response.delete_cookie(_COOKIE, httponly=True, samesite="strict")


def _plain(code: str) -> bytes:
    """A code as it is compared: people type small letters, spaces and dashes."""
    return "".join(sign for sign in code.upper() if sign.isalnum()).encode("utf-8", "replace")
