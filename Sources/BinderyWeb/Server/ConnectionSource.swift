/// Where a server's connections come from: its port, or another process that has looked at them first.
protocol ConnectionSource: Sendable {
  /// The port on which clients connected.
  var port: Int { get }
  /// Lets connections arrive once they have sent something.
  func awaitRequests()
  /// Waits for a connection for a short time, and returns its descriptor; nil if there was none.
  func accept() -> CInt?
  /// Lets no further connections arrive, and returns whether those that wait are for this process alone, so that it accepts all of them
  /// before it ends.
  func finish() -> Bool
  /// Frees the descriptor.
  func close()
}

extension ListeningSocket: ConnectionSource {
  /// Other processes have the socket too, or the client finds the port closed.
  func finish() -> Bool { false }
}
