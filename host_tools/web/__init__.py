"""Pages for a browser, on this computer or open to the room: what every verb that serves pages shares.

A verb adds `serving.add_arguments` to its own, makes a `Serving` of them, its routes, and a `Site` of both:
`guard` keeps strangers and other sites' requests out, `access` knows who may change something, `pages` fills
templates with every text escaped, `live` tells the open pages that something is new, `server` listens until Ctrl-C.
Templates extend `pages/base.html`; the one style sheet and the one script are in `static`.
"""
