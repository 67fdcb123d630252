// The first sources of BinderyHTML follow.
