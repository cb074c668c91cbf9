"""`python3 -m host_tools.font`: draw `firmware/settebello/ui/font.py` anew from the text drawings."""

from host_tools.font import TARGET, generate

TARGET.write_text(generate(), "utf-8")
print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")
