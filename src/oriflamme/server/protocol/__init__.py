"""What goes over sockets and HTTP: the messages as data, and what each viewer is shown."""
