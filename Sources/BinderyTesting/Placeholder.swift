// The first sources of BinderyTesting follow.
