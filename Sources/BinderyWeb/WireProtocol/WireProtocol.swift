/// The names of the protocol between the server and its pages.
enum WireProtocol {
  /// The WebSocket subprotocol.
  static let name = "bindery.1"
  /// The path at which sockets are opened.
  static let path = "/bindery/socket"
  /// The path at which a page asks whether it would be served now.
  static let readyPath = "/bindery/ready"
  /// The path at which a page completes a log-in.
  static let logInPath = "/bindery/log-in"
  /// The path to which a page sends files, followed by the number of the node.
  static let uploadPath = "/bindery/upload/"
  /// The path from which a page gets a file that its window exports, followed by a ticket.
  static let downloadPath = "/bindery/download/"
}
