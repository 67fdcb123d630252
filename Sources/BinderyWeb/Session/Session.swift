internal import Bindery
internal import BinderyHTML
internal import BinderyViewModels
internal import BinderyViews

/// One browser window: a view, and the protocol state of the page that shows it.
@MainActor
final class Session {
  /// The result of handling a frame: the connection continues, or must be closed.
  enum Step {
    case proceed
    case close(CloseCode, reason: String)
  }

  let token: SessionToken
  /// Those to whom the window belongs. Pages of their browser may connect.
  let owner: WindowOwner
  /// The log-in of the window; nil if the host has no users.
  let user: WindowUser?
  /// The identifier of the window, to which its events belong. Only the owner's pages can send events in its name.
  let window: String
  /// The claim to act for the window.
  let claim: WindowClaim
  let source: any ViewSource
  private let watch: MainActorMonitor?
  private let eventTimeout: Duration
  private let clock: SteadyClock
  private var state: SessionProtocol
  /// Whether unsent changes may exist. At first, they are what the view asked of its page, or a log-in, while it was mounted.
  private(set) var hasChanges = true
  /// Whether the last numbered event was ignored, because its control does not accept it.
  private(set) var ignoredLastEvent = false
  /// The last accepted uploads, so that none is accepted twice.
  var acceptedUploads = AcceptedUploads()
  /// The time when somebody used the page or it connected, as measured by the registry.
  var lastUse: ContinuousClock.Instant = .now
  /// The current connection of its page.
  private(set) var connection: SessionConnection? {
    didSet { source.isShown = connection != nil }
  }

  /// Whether the page needs another saved state: an event ran, or the window's state changed.
  private(set) var needsSaving = true
  /// The time when ``needsSaving`` became true, as measured by the dispatcher.
  var needsSavingSince: ContinuousClock.Instant?
  /// Whether a saved state will be sent soon.
  var isSavingPlanned = false
  /// Whether the state of an earlier window is being restored.
  var isRestoring = false
  private var open = OpenEvents()
  /// The state that the page stores now.
  private var savedState: WindowState?
  /// Whether the page was told that it stores a part of the state only.
  private var knowsOfPart = false
  private var shownQuery = ""
  /// Whether the address of the page may have a query: then a new connection repeats the present one, even an empty one.
  private var mayHaveQuery = false
  private var replays = ReplayAnswers()
  /// Called when no event has unfinished work.
  private var quietWaiters: [@Sendable () -> Void] = []

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - browser: The browser whose pages may connect; nil for any. `user` is its log-in; nil if the host has no users.
  ///   - claim: The claim to the new window, with its name.
  ///   - watch: Measures the handlers of all events, whichever way they arrive.
  ///   - clock: The time by which the work of events is measured.
  ///   - onChange: Called when a change must be sent while a page is connected.
  init(
    _ source: any ViewSource, token: SessionToken = SessionToken(), limits: WebLimits,
    browser: BrowserToken? = nil, user: WindowUser? = nil, claim: WindowClaim? = nil,
    watch: MainActorMonitor? = nil, clock: SteadyClock = SteadyClock(),
    onChange: @escaping @MainActor (Session) -> Void
  ) {
    self.token = token
    self.source = source
    owner = WindowOwner(browser: browser, user: user?.logIn?.user)
    self.claim = claim ?? WindowClaim(owner.makeWindowName())
    window = self.claim.mark.name
    self.user = user
    self.watch = watch
    self.clock = clock
    eventTimeout = limits.eventTimeout
    state = SessionProtocol(
      maximumBatches: limits.maximumUnacknowledgedBatches, maximumBytes: limits.maximumUnacknowledgedBytes)
    let changed = { @MainActor [weak self] in
      guard let self else { return }
      hasChanges = true
      if connection != nil { onChange(self) }
    }
    source.onChange = changed
    user?.onRequest = changed
    source.onStateChange = { [weak self] in
      guard let self else { return }
      needsSaving = true
      if connection != nil { onChange(self) }
    }
  }

  /// Whether a page of a visitor may connect, or upload a file.
  func admits(_ visitor: Visitor) -> Bool {
    (owner.browser == nil || owner.browser == visitor.browser) && (user?.admits(visitor) ?? true)
  }

  /// The path of its app.
  var app: String { source.app }
  /// The number of bytes that are kept until the page acknowledges them.
  var unacknowledgedBytes: Int { state.unacknowledgedBytes }

  /// Whether changes wait for the acknowledgment of earlier batches.
  var isStalled: Bool { connection != nil && hasChanges && !state.acceptsBatch }

  /// The rate of new connections. A page that loses one after the other waits for half a second at least.
  private static let helloRate = (burst: 30, perSecond: 2.0)
  private var hellos: EventRate?

  /// Whether its page may connect again now: each connection repeats all unacknowledged batches.
  func admitsConnection(at now: ContinuousClock.Instant) -> Bool {
    var rate = hellos ?? EventRate(burst: Self.helloRate.burst, perSecond: Self.helloRate.perSecond, now: now)
    defer { hellos = rate }
    return rate.take(at: now)
  }

  /// Resumes on a new connection with a page that applied the batches up to `lastBatch`.
  ///
  /// - Returns: The frames to send; nil if the page has to be reloaded.
  func resume(on connection: SessionConnection, after lastBatch: Int) -> [String]? {
    guard case .resumed(let frames) = state.resume(after: lastBatch) else { return nil }
    self.connection = connection
    needsSaving = true
    savedState = nil
    if mayHaveQuery, let query = WindowEffect.query(shownQuery).frame { return frames + [query] }
    return frames
  }

  /// Whether a node currently accepts events of a kind.
  func takes(_ kind: UserEvent.Kind, on node: NodeID) -> Bool { source.takes(kind, on: node) }

  /// Delivers an event that did not arrive over the socket and is never sent again, such as an upload.
  ///
  /// - Returns: The work that it starts; nil if no control accepted it.
  func accept(_ event: UserEvent) -> EventWork? {
    let work = EventWork(nil, claim: claim)
    return run(event, as: work, isShown: true) ? work : nil
  }

  /// Sends an event to the view, of a user who may still use the app and with their present roles.
  private func send(_ event: UserEvent, isShown: Bool) -> Bool {
    guard !claim.isLost, user?.isValid ?? true else { return false }
    guard let watch else { return source.send(event, isShown: isShown) }
    return watch.measure(.event(event.action.kind, node: event.node, app: source.app)) {
      source.send(event, isShown: isShown)
    }
  }

  /// Removes the connection.
  func detach() { connection = nil }

  /// Handles a numbered event of its page.
  func receive(event number: Int, lastBatch: Int, _ event: UserEvent) -> Step {
    ignoredLastEvent = false
    switch state.receive(event: number, lastBatch: lastBatch) {
    case .accept:
      needsSaving = true
      let work = EventWork(EventIdentity(window: window, number: number), claim: claim)
      // A press is reported before the focus that it took: what it runs can remove the field.
      ignoredLastEvent = !run(event, as: work, isShown: true) && event.action != .focus(false)
      return .proceed
    case .ignore: return .proceed
    case .gap(let expected): return .close(.eventSkipped, reason: "event \(expected) is missing")
    case .unknownBatch: return .close(.malformedFrame, reason: "batch \(lastBatch) was never sent")
    }
  }

  /// Runs an event, and keeps it until the work that it starts is finished.
  ///
  /// - Returns: Whether a control accepted it.
  private func run(_ event: UserEvent, as work: EventWork, isShown: Bool) -> Bool {
    // The event may remove its control.
    let node = source.node(event.node)
    let isTaken = work.run { send(event, isShown: isShown) }
    guard !work.isDone else { return isTaken }
    open.add(OpenEvents.Event(work: work, name: node?.shortName ?? "", since: clock.now))
    // The caller waits for a repeated event.
    if isShown { follow(work) }
    return isTaken
  }

  /// Removes an event once its work is finished.
  private func follow(_ work: EventWork) {
    work.whenDone { [weak self] in Task.detached { @MainActor in self?.eventIsDone(work) } }
  }

  private func eventIsDone(_ work: EventWork) {
    finish(work)
    if !isBusy { onQuiet?() }
  }

  private func finish(_ work: EventWork) {
    open.remove(work)
    needsSaving = true
    guard !isBusy else { return }
    for waiter in quietWaiters { waiter() }
    quietWaiters = []
  }

  /// Whether an event has unfinished work, apart from those whose time is over: they may never end.
  var isBusy: Bool { !open.isEmpty && open.contains(youngerThan: eventTimeout, at: clock.now) }

  /// Waits until no event has unfinished work, or `limit` has passed.
  func settle(atMost limit: Duration) async {
    if isBusy { await clock.wait(atMost: limit) { quietWaiters.append($0) } }
  }

  /// Called when no event has unfinished work.
  var onQuiet: (@MainActor () -> Void)?
  /// Handles an acknowledgment.
  func acknowledge(_ lastBatch: Int) -> Step {
    state.acknowledge(lastBatch)
      ? .proceed : .close(.malformedFrame, reason: "batch \(lastBatch) was never sent")
  }

  /// Returns the next frames to send: first a changed query, so that the page applies it together with the path.
  func takeFrames() -> [String] {
    guard connection != nil, !claim.isLost else { return [] }
    var frames: [String] = []
    if source.query != shownQuery {
      didShowQuery()
      if let frame = WindowEffect.query(shownQuery).frame { frames.append(frame) }
    }
    if let batch = takeBatch() { frames.append(batch) }
    return frames
  }

  private func takeBatch() -> String? {
    var batch = OperationBatch()
    if hasChanges, state.acceptsBatch {
      hasChanges = false
      source.takeChanges(into: &batch)
      for effect in source.takeEffects() { if let operation = effect.operation { batch.append(operation) } }
      if let operation = takeLogIn()?.operation { batch.append(operation) }
    }
    return state.reply(operations: batch.json)
  }

  private func takeLogIn() -> WindowEffect? {
    guard let user, user.hasRequest else { return nil }
    let ticket = user.takeTicket(for: owner.browser, session: token, to: source.addressAfterLogIn)
    return ticket.map { .logIn(ticket: $0) }
  }

  /// Records that the page shows the window's present query.
  func didShowQuery() {
    shownQuery = source.query
    mayHaveQuery = mayHaveQuery || !shownQuery.isEmpty
  }

  // MARK: Saved state

  private var isOver: Bool { claim.isLost || user?.isOver == true }

  /// The number of the last received event.
  var lastEvent: Int { state.lastEvent }

  /// The window's present state, with the names of the events that are not finished.
  var windowState: WindowState {
    var state = source.windowState
    state.unfinished = open.names
    return state
  }

  /// Returns the state that the page stores from now on; nil if it has not changed.
  ///
  /// It includes the effects of all received events, so it waits until their work is finished.
  ///
  /// - Parameter seal: Seals a state.
  func takeSavedState(_ seal: (WindowState) -> SavedStateCodec.Sealed?) -> WindowEffect? {
    // The view of a log-in that is over no longer shows what its user has typed.
    guard needsSaving, !isRestoring, connection != nil, !isOver else { return nil }
    needsSaving = false
    let present = windowState
    if present == savedState { return .save(nil, lastEvent: state.lastEvent, reportsPart: false) }
    // Without another one, the earlier state remains valid, and the page retains all events after it.
    guard let sealed = seal(present) else { return nil }
    savedState = present
    defer { knowsOfPart = !sealed.isComplete }
    return .save(sealed.text, lastEvent: state.lastEvent, reportsPart: !sealed.isComplete && !knowsOfPart)
  }

  /// Restores the state of another window. Returns sentences about values that could not be restored.
  func restore(_ state: WindowState, atMost limit: Duration, turn: WorkTurn) async throws(PageRefusal)
    -> [String]
  {
    try await source.restore(state, atMost: limit, turn: turn)
  }

  /// Runs an event of an earlier window of the page once, and waits until the work that it starts is finished.
  ///
  /// - Parameters:
  ///   - log: Knows which events have made a write.
  ///   - limit: The maximum wait.
  /// - Returns: Whether the event has run, now or before, and each write once. One beyond those that a page keeps does not run.
  func replay(_ event: ReplayedEvent, log: (any EventLog)?, atMost limit: Duration) async -> Bool {
    let answer = replays.answer(to: event.identity) { [self] in
      await replayOnce(event, log: log, atMost: limit)
    }
    return await answer?.value ?? false
  }

  private func replayOnce(_ replayed: ReplayedEvent, log: (any EventLog)?, atMost limit: Duration) async
    -> Bool
  {
    // If the log cannot be read, the event runs: the store does not repeat a committed write.
    let isCommitted = (try? await log?.contains(replayed.identity)) ?? false
    // Its control may be in what the app still loads.
    if source.event(for: replayed) == nil { await source.settle(atMost: limit) }
    guard let event = source.event(for: replayed) else { return isCommitted }
    needsSaving = true
    let work = EventWork(replayed.identity, claim: claim)
    guard run(event, as: work, isShown: false) else { return isCommitted }
    await work.done(atMost: limit, clock: clock)
    // The dispatcher sends the saved state after the answer.
    if work.isDone { finish(work) } else { follow(work) }
    return work.isCertain
  }

  /// Requests another saved state for the page, even if nothing else has changed.
  func noteSavingNeeded() { needsSaving = true }
  /// Continues for the page of another session: marks the events that it replayed as done, and keeps those that are not finished.
  func inheritEvents(of other: Session) {
    for event in other.open.events {
      open.add(event)
      follow(event.work)
    }
    replays.add(other.replays)
  }

  /// Ends the session and its view.
  func end() {
    source.onChange = nil
    user?.onRequest = nil
    source.onStateChange = nil
    connection = nil
    source.end()
  }
}
