/// Where a server's connections come from: its port, or another process that has looked at them first.
protocol ConnectionSource: Sendable {
  /// The port on which clients connected.
  var port: Int { get }
  /// Whether the connections that wait are for this process alone, so that it accepts all of them before it ends.
  var isExclusive: Bool { get }
  /// Waits for a connection for a short time, and returns its descriptor; nil if there was none.
  func accept() -> CInt?
  /// Takes no further connections.
  func close()
}

extension ListeningSocket: ConnectionSource {
  /// Other processes have the socket too, or the client finds the port closed.
  var isExclusive: Bool { false }
}
