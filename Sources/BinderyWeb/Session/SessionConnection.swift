internal import Synchronization

/// A page's socket, with its session and the number of its frames that the main actor has not read yet.
final class SessionConnection: Sendable {
  /// The number of unread frames at which reading pauses. A burst of typing is far below it.
  private static let backlogLimit = 256

  let socket: Socket
  /// The session that the page's hello named.
  @MainActor weak var session: Session?
  private let unread = Atomic(0)

  init(_ socket: Socket) { self.socket = socket }

  /// Counts a frame that the main actor will read. Call it on the socket's event loop.
  func willRead() {
    if unread.add(1, ordering: .relaxed).newValue >= Self.backlogLimit { socket.pauseReading() }
  }

  /// Counts a frame that the main actor has read.
  func didRead() {
    if unread.subtract(1, ordering: .relaxed).newValue == Self.backlogLimit / 2 { socket.resumeReading() }
  }
}
