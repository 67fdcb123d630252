// The first sources of BinderyWeb follow.
