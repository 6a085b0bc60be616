"""The long measurements: what is measured (`plan`), what is known so far (`store`) and of which bots
(`playing`), how more is played (`work`), and the tables of the results log (`tables`)."""
