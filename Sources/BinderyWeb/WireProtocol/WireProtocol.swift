/// The names of the protocol between the server and its pages.
enum WireProtocol {
  /// The WebSocket subprotocol.
  static let name = "bindery.1"
  /// The path at which sockets are opened.
  static let path = "/bindery/socket"
  /// The path at which a page asks whether it would be served now.
  static let readyPath = "/bindery/ready"
}
