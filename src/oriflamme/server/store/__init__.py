"""What the server keeps: one interface, and SQLite behind it."""
