@testable import BinderyWeb

/// A receiver that answers nothing.
final class SilentReceiver: SocketReceiver {
  func opened(_ socket: Socket) {}
  func received(_ message: SocketMessage) {}
  func closed() {}
}
