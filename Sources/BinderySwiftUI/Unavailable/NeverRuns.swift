/// The body of an unavailable declaration.
func neverRuns() -> Never {
  // Stopping is right: the compiler rejects every use of the declaration, so that its body never runs.
  fatalError("Unavailable")
}
