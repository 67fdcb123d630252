internal import BinderyViews

/// One browser window: a view, and the state of the protocol with the page that shows it.
@MainActor
final class Session {
  /// What follows from a frame.
  enum Step {
    /// The connection continues.
    case proceed
    /// The connection has to be closed.
    case close(CloseCode, reason: String)
  }

  let token: SessionToken
  private let source: any ViewSource
  private var state: SessionProtocol
  /// Whether there are changes that were not sent yet.
  private(set) var hasChanges = false
  /// Whether the last numbered event was ignored, since its control does not accept it.
  private(set) var ignoredLastEvent = false
  /// The last accepted uploads, so that none is accepted twice.
  var acceptedUploads = AcceptedUploads()
  /// The current connection of its page.
  private(set) var connection: SessionConnection?

  /// Creates a session.
  ///
  /// - Parameter onChange: is called when there is a change to send while a page is connected.
  init(
    _ source: any ViewSource, token: SessionToken = SessionToken(), limits: WebLimits,
    onChange: @escaping @MainActor (Session) -> Void
  ) {
    self.token = token
    self.source = source
    state = SessionProtocol(
      maximumBatches: limits.maximumUnacknowledgedBatches, maximumBytes: limits.maximumUnacknowledgedBytes)
    source.onChange = { [weak self] in
      guard let self else { return }
      hasChanges = true
      if connection != nil { onChange(self) }
    }
  }

  /// Whether changes wait for the acknowledgement of earlier batches.
  var isStalled: Bool { connection != nil && hasChanges && !state.acceptsBatch }

  /// Resumes over a new connection with a page that applied the batches up to `lastBatch`.
  ///
  /// - Returns: the frames to send, or `nil` when the page has to be reloaded.
  func resume(on connection: SessionConnection, after lastBatch: Int) -> [String]? {
    guard case .resumed(let frames) = state.resume(after: lastBatch) else { return nil }
    self.connection = connection
    return frames
  }

  /// Whether a node accepts events of a kind now.
  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { source.takes(kind, on: node) }

  /// Lets something happen that came beside the numbered talk: a picture.
  ///
  /// - Returns: whether a control accepted it.
  func accept(_ event: UserEvent) -> Bool { source.send(event) }

  /// Forgets the connection.
  func detach() { connection = nil }

  /// Handles a numbered event of its page.
  func receive(event number: Int, lastBatch: Int, _ event: UserEvent) -> Step {
    ignoredLastEvent = false
    switch state.receive(event: number, lastBatch: lastBatch) {
    case .accept:
      ignoredLastEvent = !source.send(event)
      return .proceed
    case .ignore: return .proceed
    case .gap(let expected): return .close(.eventSkipped, reason: "event \(expected) is missing")
    case .unknownBatch: return Self.neverSent(lastBatch)
    }
  }

  /// Handles an acknowledgement.
  func acknowledge(_ lastBatch: Int) -> Step {
    state.acknowledge(lastBatch) ? .proceed : Self.neverSent(lastBatch)
  }

  /// Returns the next frame to send, if any.
  func reply() -> String? {
    guard connection != nil else { return nil }
    var operations = ""
    if hasChanges, state.acceptsBatch {
      hasChanges = false
      operations = source.takeOperations()
    }
    return state.reply(operations: operations)
  }

  /// Ends the session and its view.
  func end() {
    source.onChange = nil
    source.end()
    connection = nil
  }

  private static func neverSent(_ batch: Int) -> Step {
    .close(.malformedFrame, reason: "batch \(batch) was never sent")
  }
}
