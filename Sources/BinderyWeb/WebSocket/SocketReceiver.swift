/// Hears what one socket brings. All calls come on the socket's event loop.
protocol SocketReceiver: AnyObject {
  /// The socket is open.
  func opened(_ socket: Socket)
  /// A message is there.
  func received(_ message: SocketMessage)
  /// The socket is closed, whoever closed it. The last call.
  func closed()
}
