internal import Bindery
internal import BinderyScenes
internal import BinderyViews

/// One browser window: a view, and the state of the protocol with the page that shows it.
@MainActor
final class Session {
  /// The result of handling a frame.
  enum Step {
    /// The connection continues.
    case proceed
    /// The connection has to be closed.
    case close(CloseCode, reason: String)
  }

  let token: SessionToken
  /// The name of the window, to which its events belong; no secret.
  let window = String(UInt64.random(in: .min ... .max), radix: 36)
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

  /// Whether the page has to be given what it keeps: an event ran, or what the window keeps changed.
  private(set) var hasNews = true
  /// When that began, as the dispatcher measures it.
  var newsSince: ContinuousClock.Instant?
  /// Whether it is being given what an earlier window kept.
  var isRestoring = false
  /// How many events have work under way.
  private(set) var eventsUnderWay = 0
  /// What the page keeps now.
  private var given: KeptWindow?
  private var shownQuery = ""
  private var replays: [EventIdentity: Task<Bool, Never>] = [:]
  /// Finished when no event has work under way any more.
  private var quietSignals: [AsyncStream<Never>.Continuation] = []

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
    source.onKeep = { [weak self] in
      guard let self else { return }
      hasNews = true
      if connection != nil { onChange(self) }
    }
  }

  /// The path of its app.
  var app: String { source.app }
  /// Notes that the page was rendered as the window is now.
  func didRender() { shownQuery = source.query }

  /// Whether changes wait for the acknowledgement of earlier batches.
  var isStalled: Bool { connection != nil && hasChanges && !state.acceptsBatch }

  /// Resumes over a new connection with a page that applied the batches up to `lastBatch`.
  ///
  /// - Returns: the frames to send, or `nil` when the page has to be reloaded.
  func resume(on connection: SessionConnection, after lastBatch: Int) -> [String]? {
    guard case .resumed(let frames) = state.resume(after: lastBatch) else { return nil }
    self.connection = connection
    hasNews = true
    given = nil
    if !shownQuery.isEmpty { return frames + [ServerFrame.query(shownQuery)] }
    return frames
  }

  /// Whether a node accepts events of a kind now.
  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { source.takes(kind, on: node) }

  /// Delivers an event that did not come over the socket, such as an upload.
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
      hasNews = true
      ignoredLastEvent = !run(event, of: EventIdentity(window: window, number: number))
      return .proceed
    case .ignore: return .proceed
    case .gap(let expected): return .close(.eventSkipped, reason: "event \(expected) is missing")
    case .unknownBatch: return Self.neverSent(lastBatch)
    }
  }

  /// Runs an event, and counts it until the work that it starts is done.
  private func run(_ event: UserEvent, of identity: EventIdentity) -> Bool {
    let context = EventContext(identity)
    let isTaken = context.run { source.send(event) }
    guard !context.isDone else { return isTaken }
    eventsUnderWay += 1
    context.whenDone { Task { @MainActor [weak self] in self?.eventIsDone() } }
    return isTaken
  }

  private func eventIsDone() {
    eventsUnderWay -= 1
    hasNews = true
    guard eventsUnderWay == 0 else { return }
    for signal in quietSignals { signal.finish() }
    quietSignals = []
    onQuiet?()
  }

  /// Waits until no event has work under way, or `limit` has passed.
  func settle(atMost limit: Duration) async {
    guard eventsUnderWay > 0 else { return }
    let (either, signal) = AsyncStream<Never>.makeStream()
    quietSignals.append(signal)
    let timeout = Task {
      try? await Task.sleep(for: limit)
      signal.finish()
    }
    for await _ in either {}
    timeout.cancel()
  }

  /// Called when no event has work under way any more.
  var onQuiet: (@MainActor () -> Void)?

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

  // MARK: What outlives the session

  /// The number of the last event that was received.
  var lastEvent: Int { state.lastEvent }

  /// What the window keeps now.
  var kept: KeptWindow { source.kept }

  /// The frame with the new query of the address, if there is one.
  func queryFrame() -> String? {
    guard connection != nil, source.query != shownQuery else { return nil }
    shownQuery = source.query
    return ServerFrame.query(shownQuery)
  }

  /// The frame with what the page keeps from now on, if that is different from before.
  ///
  /// All events received are part of it, so it waits until the work that they started is done.
  ///
  /// - Parameter seal: makes a parcel of it.
  func parcelFrame(_ seal: (KeptWindow) -> String?) -> String? {
    guard hasNews, !isRestoring, connection != nil else { return nil }
    hasNews = false
    let kept = source.kept
    if kept == given { return ServerFrame.parcel(nil, lastEvent: state.lastEvent) }
    // Without a new parcel the old one stays true, and the page keeps all events after it.
    guard let parcel = seal(kept) else { return nil }
    given = kept
    return ServerFrame.parcel(parcel, lastEvent: state.lastEvent)
  }

  /// Gives back what another window kept.
  ///
  /// - Returns: sentences about what could not be given back.
  func restore(_ kept: KeptWindow, atMost limit: Duration) async -> [String] {
    await source.restore(kept, atMost: limit)
  }

  /// Runs an event of an earlier window of the page, once, and waits until the work that it starts is done.
  ///
  /// - Parameters:
  ///   - log: knows which events have made a write.
  ///   - limit: the longest wait.
  /// - Returns: whether it is done, now or before.
  func replay(_ event: ReplayedEvent, log: (any EventLog)?, atMost limit: Duration) async -> Bool {
    if let running = replays[event.identity] { return await running.value }
    let task = Task { await replayOnce(event, log: log, atMost: limit) }
    replays[event.identity] = task
    return await task.value
  }

  private func replayOnce(_ replayed: ReplayedEvent, log: (any EventLog)?, atMost limit: Duration) async
    -> Bool
  {
    // If the log can't be read, the event runs: the store does not repeat a committed write.
    let isCommitted = (try? await log?.contains(replayed.identity)) ?? false
    guard let event = source.event(for: replayed) else { return isCommitted }
    hasNews = true
    let context = EventContext(replayed.identity)
    guard context.run({ source.send(event) }) else { return isCommitted }
    eventsUnderWay += 1
    await context.done(atMost: limit)
    eventIsDone()
    return true
  }

  /// Has the page given what it keeps, although nothing else may have changed.
  func noteNews() { hasNews = true }

  /// Counts what another session of the page has repeated as done: what the window shows contains it.
  func inheritReplays(of other: Session) { replays.merge(other.replays) { own, _ in own } }

  /// Ends the session and its view.
  func end() {
    source.onChange = nil
    source.onKeep = nil
    source.end()
    connection = nil
  }

  private static func neverSent(_ batch: Int) -> Step {
    .close(.malformedFrame, reason: "batch \(batch) was never sent")
  }
}
