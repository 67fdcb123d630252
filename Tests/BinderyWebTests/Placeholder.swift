// The first tests follow.
