internal import Synchronization

/// A socket as sessions know it: whose it is, and how much of what it brought is not read yet.
final class Line: Sendable {
  /// A peer that is further ahead than this has to wait. A burst of typing is far below it.
  private static let patience = 256

  let socket: Socket
  /// The session that said hello on it.
  @MainActor weak var session: Session?
  private let unread = Atomic(0)

  init(_ socket: Socket) { self.socket = socket }

  /// Something came that the main actor will read. On the socket's event loop.
  func arrived() {
    if unread.add(1, ordering: .relaxed).newValue >= Self.patience { socket.pauseReading() }
  }

  /// The main actor read one thing.
  func wasRead() {
    if unread.subtract(1, ordering: .relaxed).newValue == Self.patience / 2 { socket.resumeReading() }
  }
}
