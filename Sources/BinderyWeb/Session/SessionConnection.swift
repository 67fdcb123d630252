internal import Synchronization

/// A page's socket, with its session and the number of frames that the main actor has not processed yet.
final class SessionConnection: Sendable {
  /// The number of unprocessed frames at which reading pauses, far above a burst of typing.
  private static let backlogLimit = 256

  let socket: Socket
  /// The one who opened the socket.
  let visitor: Visitor
  /// The client's address, between which the main actor's time is divided.
  let address: ClientAddress
  /// The session that the page's hello requested.
  @MainActor weak var session: Session?
  /// Continues a window of another process for the page; nil if none is continued at present. Canceled when the socket is closed.
  @MainActor var takeover: Task<Void, Never>?
  /// The user's languages, best first.
  let languages: [String]
  private let unread = Atomic(0)

  init(
    _ socket: Socket, of visitor: Visitor = Visitor(), from address: ClientAddress = .unknown,
    languages: [String] = []
  ) {
    self.languages = languages
    self.socket = socket
    self.visitor = visitor
    self.address = address
  }

  /// Counts a frame that is passed to the main actor. Call it on the socket's event loop.
  func willRead() {
    if unread.add(1, ordering: .relaxed).newValue >= Self.backlogLimit { socket.pauseReading(.backlog) }
  }

  /// Counts a frame that the main actor has processed.
  func didRead() {
    if unread.subtract(1, ordering: .relaxed).newValue == Self.backlogLimit / 2 {
      socket.resumeReading(.backlog)
    }
  }
}
