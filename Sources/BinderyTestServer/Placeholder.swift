// The first sources of BinderyTestServer follow.
