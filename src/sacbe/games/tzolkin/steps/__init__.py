"""The kinds of decision of a turn, one file each: the answers it takes, what they do, and what may lie on it in the
decision stack. Read `step` first, then any of them; `deciding` has them all, `kinds` says how an entry is packed.
"""
