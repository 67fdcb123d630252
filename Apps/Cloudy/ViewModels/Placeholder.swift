// The first sources follow.
