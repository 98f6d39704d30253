"""Faces of every game for research libraries: `cardgames.adapters.openspiel`, `cardgames.adapters.pettingzoo`.

They need the extra `adapters`: pip install 'cardgames[adapters]'.
"""
