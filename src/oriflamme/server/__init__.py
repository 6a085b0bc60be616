"""The table server: tables, people, storage, sockets.

Whatever happens at a table is first an entry of its journal in the store, then changes the table, then is
told to those who sit or watch there, each hearing what it may know. No rule lives here: what is legal, what
it leads to and who sees it is asked of `oriflamme.rules`. All texts for people are keys of the catalogue.

Each room uses only those below it: `running`, `http`, `live` and `teaching`, `protocol`, `store`, `table`,
`settings`.
"""
