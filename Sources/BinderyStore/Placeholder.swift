// The first sources of BinderyStore follow.
