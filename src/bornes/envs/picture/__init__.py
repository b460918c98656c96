"""A table as a picture, for `render_mode="rgb_array"`.

What belongs here: drawing with Pillow, and what it takes to place things on the picture. What
doesn't: any knowledge of what a seat may see; the picture is made from a view, as the text is.

Begin with `scene`, which lays the whole picture out. `roads` draws a straight road for each side
or volant's circuit with its cars, `card_faces` a card face up or down, `signs` the few strokes that
stand for each card without words, and `brush` everything down to a line with smooth edges, with
the colours that all of them use.
"""
