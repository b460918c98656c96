"""Tables over the network: storage, seats, HTTP and WebSocket.

A table is its log. An entry is made durable first and shown afterwards, and what a seat is
shown comes from its view alone.
"""
