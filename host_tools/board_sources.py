"""The sources that run on a board for `flash` and `doctor`. Their answers are lines of a sign and a list in JSON."""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

# Left on the board while its files change: with it there, the box isn't started (firmware/main.py).
UPDATE = "/update"
# A file is written here and then takes its place as a whole.
_STAGE = "/settebello/incoming"
BEFORE = "main_before.py"
# Of the files' bytes in one source, so that it and what is made from it fit into the RAM of a Pico twice.
_MOST_PACKED = 24 << 10
# Of one literal: the board's compiler takes longer for each byte of a longer one.
_MOST_LITERAL = 1000
# What a literal can't hold as it is, or what ends or cuts off what is sent to a prompt.
_ESCAPES = {0: b"\\x00", 3: b"\\x03", 4: b"\\x04", 10: b"\\n", 13: b"\\r", 34: b'\\"', 92: b"\\\\"}
_WINDOW_BITS = 14

LOOK = """
import gc,sys
gc.collect()
h=[gc.mem_free(),gc.mem_alloc()]
import os,json,binascii
def say(*a):print("@"+json.dumps(a))
i=sys.implementation
say("board",i._machine,list(i[1])[:3],getattr(i,"_mpy",0),h,list(os.statvfs("/")[:4]))
b=bytearray(2048)
m=memoryview(b)
ours="/main.py","/packs.mpy","/board.json","/build.json"
def crc(p):
 c=0
 with open(p,"rb") as f:
  n=f.readinto(b)
  while n:
   c=binascii.crc32(m[:n],c)
   n=f.readinto(b)
 return "%08x"%c
todo=["/"]
while todo:
 d=todo.pop()
 for e in os.ilistdir(d):
  p=d+e[0]
  if e[1]&0x4000:
   say("folder",p)
   todo.append(p+"/")
  else:
   say("file",p,e[3],crc(p) if d.startswith("/settebello/") or d=="/packed/" or p in ours else "")
try:
 with open("/build.json") as f:say("build",f.read(20000))
except (OSError,UnicodeError):pass
say("end")
"""

SAFE = f"""
import os
def say(*a):
 import json
 print("@"+json.dumps(a))
def mkdir(p):
 try:os.mkdir(p)
 except OSError:pass
open({UPDATE!r},"w").close()
mkdir("/settebello")
"""

# A file that goes on in the next source stays open.
_UNPACK = f"""
import io,deflate
d=deflate.DeflateIO(io.BytesIO(b"".join((%b))),deflate.RAW,{_WINDOW_BITS})
for p,n,first,whole in %b:
 if first:f=open({_STAGE!r},"wb")
 while n:
  b=d.read(min(n,2048))
  if not b:raise OSError(5)
  f.write(b)
  n-=len(b)
 if whole:
  f.close()
  os.rename({_STAGE!r},p)
 say("put" if whole else "part",p)
"""

# The box's own program to its first picture, until it knows whether there is a display.
START = f"""
import os,json
def say(*a):print("@"+json.dumps(a))
try:os.remove({UPDATE!r})
except OSError:pass
import main
main.load().main(say)
say("end")
"""

# What the box wrote about its last failure (firmware/settebello/crash.py).
CRASH = """
import json
def say(*a):print("@"+json.dumps(a))
with open("/crash.txt","rb") as f:b=f.read(4096)
say("crash","".join([chr(x) if x<128 else "?" for x in b]))
say("end")
"""

LOG = """
import os,json,binascii
def say(*a):print("@"+json.dumps(a))
try:n=sorted(os.listdir("/log"))
except OSError:n=[]
for x in n:
 p="/log/"+x
 if os.stat(p)[0]&0x4000:continue
 say("log",x)
 with open(p,"rb") as f:
  b=f.read(768)
  while b:
   say("piece",binascii.b2a_base64(b).decode().strip())
   b=f.read(768)
say("end")
"""


def removing(paths: Iterable[str], folders: Iterable[str]) -> str:
    """A source, after SAFE, that removes files, and folders as far as they are empty then, and tells each."""
    return (
        f"for p in {list(paths)!r}:\n os.remove(p)\n say('gone',p)\n"
        f"for p in {list(folders)!r}:\n try:os.rmdir(p)\n except OSError:pass\n"
    )


def keeping_main() -> str:
    """A source, after SAFE, that keeps the main.py of another program beside ours."""
    return f"os.rename('/main.py','/{BEFORE}')\nsay('gone','/main.py')\n"


def putting(files: Mapping[str, bytes]) -> list[bytes]:
    """Sources, after SAFE, that write files in their order, by their paths, each whole or not at all, and tell each
    piece of them.
    """
    return [_packed(pieces) for pieces in _cut(files)]


def pieces(files: Mapping[str, bytes]) -> int:
    """In how many pieces files are written."""
    return sum(map(len, _cut(files)))


@dataclass
class _Piece:
    path: str
    data: bytes
    is_first: bool
    is_last: bool


def _cut(files: Mapping[str, bytes]) -> list[list[_Piece]]:
    """What comes in each source."""
    sources: list[list[_Piece]] = []
    room = 0
    for path, data in files.items():
        rest, is_first = data, True
        while rest or is_first:
            if not room:
                sources.append([])
                room = _MOST_PACKED
            piece, rest = rest[:room], rest[room:]
            sources[-1].append(_Piece(path, piece, is_first, not rest))
            room -= len(piece)
            is_first = False
    return sources


def _packed(pieces: Sequence[_Piece]) -> bytes:
    press = zlib.compressobj(9, zlib.DEFLATED, -_WINDOW_BITS)
    pressed = press.compress(b"".join(piece.data for piece in pieces)) + press.flush()
    folders = sorted({piece.path.rpartition("/")[0] for piece in pieces if piece.is_first} - {""}, key=len)
    make = "".join(f"mkdir({folder!r})\n" for path in folders for folder in _above(path))
    told = [(piece.path, len(piece.data), piece.is_first, piece.is_last) for piece in pieces]
    literals = b"".join(
        _literal(pressed[at : at + _MOST_LITERAL]) + b"," for at in range(0, len(pressed), _MOST_LITERAL)
    )
    return make.encode() + _UNPACK.encode() % (literals, repr(told).encode())


def _literal(data: bytes) -> bytes:
    """Bytes as a source of MicroPython, where nearly all stand for themselves: base64 would be a third longer."""
    return b'b"' + b"".join(_ESCAPES.get(byte) or bytes((byte,)) for byte in data) + b'"'


def _above(folder: str) -> list[str]:
    """A folder and those it lies in, the outermost first: /a, /a/b for /a/b."""
    names = folder.strip("/").split("/")
    return ["/" + "/".join(names[: count + 1]) for count in range(len(names))]
