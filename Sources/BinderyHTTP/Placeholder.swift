// The first sources of BinderyHTTP follow.
