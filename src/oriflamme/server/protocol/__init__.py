"""What is sent over sockets and HTTP: the messages as data, and what each viewer is shown."""
