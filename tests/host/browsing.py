"""Asks a server as a browser does, over a real connection."""

import http.client
from urllib.parse import urlencode, urlsplit


class Browser:
    """Asks the server at an address; keeps its cookies, and sends the origin that a browser would."""

    def __init__(self, address, **headers):
        self.address = address
        self.cookies = {}
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}

    def ask(self, method, path, body=None, **headers):
        """(status, headers, text) of one request; `body` is a form's fields or text. A header of None isn't sent."""
        url = urlsplit(self.address)
        sent = {"host": url.netloc, **self.headers}
        if self.cookies:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if method != "GET":
            sent["origin"] = self.address
            sent["content-type"] = "application/x-www-form-urlencoded"
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        data = (urlencode(body) if isinstance(body, dict) else body or "").encode()
        line = http.client.HTTPConnection(url.hostname, url.port, timeout=20)
        try:
            line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in sent.items():
                if value is not None:
                    line.putheader(name, value)
            if method != "GET" and "content-length" not in sent:
                line.putheader("content-length", str(len(data)))
            line.endheaders(data)
            answer = line.getresponse()
            for cookie in answer.headers.get_all("set-cookie") or ():
                name, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[name] = value
            return answer.status, answer.headers, answer.read().decode("utf-8")
        finally:
            line.close()

    def get(self, path, **headers):
        """The text of a page that must be there."""
        status, _, text = self.ask("GET", path, **headers)
        assert status == 200, (path, status, text)
        return text

    def post(self, path, **fields):
        """(status, text) of a form."""
        status, _, text = self.ask("POST", path, fields)
        return status, text


def listen(address, path="/live"):
    """A connection that listens for events, its first lines read."""
    url = urlsplit(address)
    line = http.client.HTTPConnection(url.hostname, url.port, timeout=20)
    line.request("GET", path)
    answer = line.getresponse()
    assert answer.headers["content-type"].startswith("text/event-stream")
    return line, answer


def next_version(answer):
    """The next version that a listening connection is told."""
    while True:
        told = answer.readline().decode().strip()
        if told.startswith("data: "):
            return told.removeprefix("data: ")
