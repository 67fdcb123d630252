internal import BinderyViews

/// One window of one person: a view, and the numbered talk with the page that shows it.
@MainActor
final class Session {
  /// What a session says to whom it belongs.
  enum Step {
    /// Go on.
    case fine
    /// End the connection, for this reason.
    case close(CloseCode, reason: String)
  }

  let token: SessionToken
  private let presentation: any Presentation
  private var conversation: Conversation
  /// Whether something changed that is not sent yet.
  private(set) var hasChanges = false
  /// Which pictures were taken, so that none is taken twice.
  var takenUploads = TakenUploads()
  /// The connection that its page uses now.
  private(set) var line: Line?

  /// Starts a session.
  ///
  /// - Parameter onChange: is called when there is something to send that no event asked for.
  init(
    _ presentation: any Presentation, token: SessionToken = SessionToken(), limits: WebLimits,
    onChange: @escaping @MainActor (Session) -> Void
  ) {
    self.token = token
    self.presentation = presentation
    conversation = Conversation(
      maximumBatches: limits.maximumUnacknowledgedBatches, maximumBytes: limits.maximumUnacknowledgedBytes)
    presentation.onChange = { [weak self] in
      guard let self else { return }
      hasChanges = true
      if line != nil { onChange(self) }
    }
  }

  /// Whether there are changes that wait for acknowledgements of earlier ones.
  var isStalled: Bool { line != nil && hasChanges && !conversation.acceptsBatch }

  /// Goes on over a new connection with a page that applied the batches up to `lastBatch`, and says what to send it.
  ///
  /// - Returns: frames, or `nil` when the page has to start anew.
  func resume(on line: Line, after lastBatch: Int) -> [String]? {
    guard case .resumed(let frames) = conversation.resume(after: lastBatch) else { return nil }
    self.line = line
    return frames
  }

  /// Whether a node takes events of a kind now.
  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { presentation.takes(kind, on: node) }

  /// Lets something happen that came beside the numbered talk: a picture.
  ///
  /// - Returns: whether somebody took it.
  func take(_ event: UserEvent) -> Bool { presentation.send(event) }

  /// The connection is lost.
  func detach() { line = nil }

  /// Takes an event of its page.
  func receive(event number: Int, lastBatch: Int, _ event: UserEvent) -> Step {
    switch conversation.receive(event: number, lastBatch: lastBatch) {
    case .take:
      presentation.send(event)
      return .fine
    case .ignore: return .fine
    case .skipped(let expected): return .close(.eventSkipped, reason: "event \(expected) is missing")
    case .impossible: return Self.neverSent(lastBatch)
    }
  }

  /// Takes an acknowledgement.
  func acknowledge(_ lastBatch: Int) -> Step {
    conversation.acknowledge(lastBatch) ? .fine : Self.neverSent(lastBatch)
  }

  /// What to send now, after all that happened.
  func reply() -> String? {
    guard line != nil else { return nil }
    var operations = ""
    if hasChanges, conversation.acceptsBatch {
      hasChanges = false
      operations = presentation.takeOperations()
    }
    return conversation.reply(operations: operations)
  }

  /// Ends it for good.
  func end() {
    presentation.onChange = nil
    presentation.end()
    line = nil
  }

  private static func neverSent(_ batch: Int) -> Step {
    .close(.malformedFrame, reason: "batch \(batch) was never sent")
  }
}
