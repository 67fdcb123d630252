/// What a socket brings to the main actor.
struct Letter: Sendable {
  /// What it says.
  enum Content: Sendable {
    case frame(ClientFrame)
    /// The socket is closed.
    case closed
  }

  let line: Line
  let content: Content
}
