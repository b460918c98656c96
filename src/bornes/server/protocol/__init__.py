"""What the server and its clients say to each other.

Here belong the types of messages, how they are written as text, and their schema. Nothing
here knows of tables, connections or storage; a test or a client can use it alone.

- `values`: what fields are made of: versions, bounded texts, ids of editions and bots
- `game`, `events`: how moves, tables, roads and events of a game look
- `messages`: everything that goes over a WebSocket
- `bodies`: everything that goes over HTTP; `score`: the score keeper's and the adviser's part
- `drivers`: who the bots at a table are, and the cars and colours that there are
- `encoding`: from the engine's values to these types, and from a message to its text
- `problems`: refusals as messages, with their HTTP status
- `close_codes`: the codes with which a WebSocket is closed
- `schema`, `asyncapi`: all of it as JSON Schema and TypeScript; the WebSocket as AsyncAPI

A list that exists elsewhere is not repeated: ids of editions come from `EDITIONS`, levels of
bots from `BOTS`, events from `bornes.engine.events`. Views are turned into these types in
`bornes.server.live.shown.views` and nowhere else.

Begin with `messages`. Fields and messages may be added within a version, none may be taken away;
docs/protocol.md tells it in prose. After a change, ``make protocol`` writes the page's types and
docs/asyncapi.json anew.
"""
