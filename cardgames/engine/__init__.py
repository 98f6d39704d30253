"""The engine: places, states, moves, events, sheets, views, timelines, records. It knows no game."""
