"""A club evening: pairs, groups, a knock-out bracket, tables, results and prizes, kept in one file.

`evening` is the whole of it, pure: it is made of acts, one after the other (a result, a correction, a draw), and any
earlier state comes back from its acts alone. `plan` says who meets whom, `tables` where, `standings` and `places` who
is ahead, `prizes` what that is worth. `book` keeps the acts in an SQLite file; `boxes` reads what `pull` has fetched,
and `taking` finds where it belongs. `site` shows it in a browser.
"""
