"""The long measurements: what is measured (`plan`), the results so far (`store`) and how the bots played
then (`playing`), the playing itself (`work`), and the tables of the results log (`tables`)."""
