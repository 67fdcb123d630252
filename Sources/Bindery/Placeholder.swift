// The first sources of Bindery follow.
