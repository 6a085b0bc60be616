"""What runs and waits: tables in memory, their connections, clocks and bots."""
