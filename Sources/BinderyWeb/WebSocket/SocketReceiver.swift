/// Receives the messages of one socket. All calls are made on the socket's event loop.
protocol SocketReceiver: AnyObject {
  /// Called once the socket is open.
  func opened(_ socket: Socket)
  /// Called for each message.
  func received(_ message: SocketMessage)
  /// The last call, when either side has closed the socket.
  func closed()
}
