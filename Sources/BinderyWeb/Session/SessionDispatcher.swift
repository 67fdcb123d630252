internal import Bindery
internal import BinderyViews

/// Delivers messages to sessions and sends their replies: one round for a burst, one write per event loop.
///
///     mailbox ──▶ deliver(): each message to its session, then one reply from each session that has one ──▶ outbox
@MainActor
final class SessionDispatcher {
  let registry: SessionRegistry
  /// The turns of the pages that are mounted, rendered or restored.
  let turns: PageTurns
  /// Sends pages the saved state of their windows.
  let saver: WindowSaver
  let restorer: WindowRestorer
  /// Continues the windows of other processes; nil if their pages have to be loaded again.
  weak var takeover: WindowTakeover?
  /// Returns the frame that each page receives once it is connected; nil for none.
  var greeting: () -> String? = { nil }
  private let limits: WebLimits
  private let monitor: IncidentMonitor?
  private let watch: MainActorMonitor?
  /// The messages that wait for their round.
  private var backlog = FairQueue<ClientAddress, ObjectIdentifier, SessionMessage>(
    share: SessionDispatcher.share)
  /// The sessions that may have a reply, in order. A session may appear twice; the second time it has no reply.
  private var pending: [Session] = []
  private var isRoundPlanned = false
  private var isDeliveryPlanned = false
  /// The maximum number of messages of one connection per round: enough for a burst of typing, and few enough not to
  /// delay others.
  private static let share = 16
  /// The duration after which a round ends with the message that it delivers, so that its replies do not wait for all others.
  private static let roundDuration = Duration.milliseconds(1)
  private let clock: SteadyClock

  /// Creates a dispatcher.
  ///
  /// - Parameters:
  ///   - codec: Seals the state that pages store; nil if they store none.
  ///   - eventLog: Knows which events have made a write.
  ///   - clock: The time by which rounds end, and saved states are sent.
  /// The files that pages may get.
  let downloads: DownloadRegistry

  init(
    registry: SessionRegistry, limits: WebLimits, monitor: IncidentMonitor? = nil,
    watch: MainActorMonitor? = nil, codec: SavedStateCodec? = nil, eventLog: (any EventLog)? = nil,
    clock: SteadyClock = SteadyClock()
  ) {
    self.clock = clock
    self.monitor = monitor
    self.watch = watch
    self.registry = registry
    self.limits = limits
    downloads = DownloadRegistry(clock: clock)
    turns = PageTurns(limits: limits, hasOthers: { [registry] in registry.hasOthers(than: $0) }, clock: clock)
    saver = WindowSaver(registry: registry, limits: limits, monitor: monitor, codec: codec, clock: clock)
    restorer = WindowRestorer(
      registry: registry, turns: turns, saver: saver, limits: limits, monitor: monitor, codec: codec,
      eventLog: eventLog)
  }

  /// The mailbox to which sockets post.
  private(set) lazy var mailbox = Mailbox(
    wake: MainEventLoop.waking { [weak self] in self?.deliver() })

  /// Creates a session for a view; nil if its place was taken meanwhile.
  ///
  /// - Parameters:
  ///   - place: The place that was reserved for it.
  ///   - browser: The browser whose pages may connect; nil for any.
  ///   - user: The log-in of the window; nil if the host has no users.
  ///   - claim: The claim to the window; nil for a new one.
  func open(
    _ source: some ViewSource, in place: SessionToken, browser: BrowserToken? = nil, user: WindowUser? = nil,
    claim: WindowClaim? = nil
  ) -> Session? {
    let session = Session(
      source, token: place, limits: limits, browser: browser, user: user, claim: claim, watch: watch,
      clock: clock
    ) { [weak self] in self?.changed($0) }
    session.claim.onLoss { [registry, weak session] in
      Task.detached { @MainActor in if let session { registry.removeMoved(session) } }
    }
    session.onQuiet = { [saver, weak session] in if let session { saver.schedule(session) } }
    guard registry.add(session) else {
      session.end()
      return nil
    }
    return session
  }

  // MARK: Rounds

  /// Delivers a round of messages, with the same share for each client address and each of its connections, and replies. If
  /// more messages wait, another round follows after the other work of the main actor.
  func deliver() {
    isRoundPlanned = true
    var outbox = Outbox()
    let messages = mailbox.takeAll()
    if messages.count == 1, backlog.isEmpty {
      deliver(messages[0], outbox: &outbox)
    } else {
      for message in messages {
        backlog.append(
          message, of: ObjectIdentifier(message.connection), in: message.connection.address.network)
      }
      backlog.beginRound()
      let start = clock.now
      while let message = backlog.next() {
        deliver(message, outbox: &outbox)
        if clock.now - start >= Self.roundDuration { break }
      }
    }
    answer(outbox)
    guard !backlog.isEmpty, !isDeliveryPlanned else { return }
    isDeliveryPlanned = true
    Task {
      isDeliveryPlanned = false
      deliver()
    }
  }

  private func deliver(_ message: SessionMessage, outbox: inout Outbox) {
    read(message, outbox: &outbox)
    message.connection.didRead()
  }

  /// Asks a session for its reply at the end of the round. Most are noted for their event and for its change, one after the other.
  private func mayReply(_ session: Session) {
    if pending.last !== session { pending.append(session) }
  }

  /// Schedules a round for a change that no message caused. Further changes until then are sent with it.
  private func changed(_ session: Session) {
    mayReply(session)
    guard !isRoundPlanned else { return }
    isRoundPlanned = true
    // Detached, like all tasks here that the work of an event may start: they do not belong to the event.
    Task.detached { @MainActor in self.answer(Outbox()) }
  }

  private func answer(_ outbox: consuming Outbox) {
    let sessions = pending
    pending = []
    isRoundPlanned = false
    for session in sessions {
      outbox.add(session.takeFrames(), for: session)
      if session.needsSaving { saver.schedule(session) }
      if session.isStalled { registry.markStalled(session) }
    }
    outbox.send()
  }

  // MARK: Messages

  private func read(_ message: SessionMessage, outbox: inout Outbox) {
    let connection = message.connection
    switch message.content {
    case .frame(.hello(let hello)):
      welcome(connection, hello, outbox: &outbox)
      if hello.restores, let savedState = hello.savedState, let session = connection.session {
        restorer.restore(session, savedState, isCopy: hello.isCopy, for: connection.address)
      }
    case .frame(.replay(let event)):
      guard let session = connection.session, session.connection === connection else { return }
      registry.markUsed(session)
      restorer.replay(event, in: session)
    case .frame(.event(let number, let lastBatch, let event)):
      read(connection, outbox: &outbox) { session in
        let step = session.receive(event: number, lastBatch: lastBatch, event)
        registry.markUsed(session)
        if session.ignoredLastEvent {
          monitor?.record(.ignoredEvent, "an event is for a control that does not accept it")
        }
        return step
      }
    case .frame(.acknowledgement(let lastBatch)):
      read(connection, outbox: &outbox) { $0.acknowledge(lastBatch) }
    case .closed:
      connection.takeover?.cancel()
      guard let session = connection.session, session.connection === connection else { return }
      session.detach()
      registry.markLost(session)
    }
  }

  private func welcome(_ connection: SessionConnection, _ hello: ClientFrame.Hello, outbox: inout Outbox) {
    let session = SessionToken(hello.token).flatMap(registry.session)
    let isAdmitted = session?.admits(connection.visitor) == true
    if isAdmitted, let session, !session.admitsConnection(at: clock.now) {
      monitor?.record(.slowedSocket, "a page connects more often than twice a second")
      outbox.add([.close(.tooMuch, reason: "too many connections")], for: connection.socket)
      return
    }
    let old = session?.connection
    guard isAdmitted, let session, let frames = session.resume(on: connection, after: hello.lastBatch) else {
      // A window that the visitor may not use is not continued for them: the page has to be loaded again.
      if session == nil || isAdmitted, connection.visitor.browser != nil, let page = hello.page, let takeover
      {
        return takeover.begin(hello, of: page, on: connection)
      }
      let needsCookie =
        connection.visitor.browser == nil && (session != nil ? !isAdmitted : hello.page != nil)
      return refuse(connection, needsCookie: needsCookie, outbox: &outbox)
    }
    if let old { outbox.add([.close(.replaced, reason: "the page connected anew")], for: old.socket) }
    connection.session = session
    registry.markHealthy(session)
    outbox.add((frames + greetings).map(SocketOutput.text), for: connection.socket)
    mayReply(session)
  }

  /// Tells a page that it has to be loaded again.
  func refuse(_ connection: SessionConnection) {
    var outbox = Outbox()
    refuse(connection, needsCookie: false, outbox: &outbox)
    outbox.send()
  }

  private func refuse(_ connection: SessionConnection, needsCookie: Bool, outbox: inout Outbox) {
    monitor?.record(
      .unknownSession, "a page asks for a session or changes that do not exist or are not its own")
    outbox.add(
      [
        .text(needsCookie ? ServerFrame.cookieMissing : ServerFrame.gone),
        .close(.sessionGone, reason: "no such session"),
      ], for: connection.socket)
  }

  /// Connects a session to the page for which it was opened.
  ///
  /// - Parameters:
  ///   - first: The frame that shows the session to the page.
  ///   - last: The result of restoring an earlier window; nil if there was none.
  func attach(
    _ session: Session, to connection: SessionConnection, before first: String, after last: String?
  ) {
    guard let frames = session.resume(on: connection, after: 0) else { return }
    connection.session = session
    registry.markHealthy(session)
    var outbox = Outbox()
    outbox.add([first] + frames + session.takeFrames() + (last.map { [$0] } ?? []) + greetings, for: session)
    saver.schedule(session)
    outbox.send()
  }

  private var greetings: [String] { greeting().map { [$0] } ?? [] }

  private func read(_ connection: SessionConnection, outbox: inout Outbox, _ step: (Session) -> Session.Step)
  {
    // Frames on a replaced or rejected connection are ignored: the page resends them.
    guard let session = connection.session, session.connection === connection else { return }
    let wasStalled = session.isStalled
    switch step(session) {
    case .proceed:
      if wasStalled, !session.isStalled { registry.markHealthy(session) }
      mayReply(session)
    case .close(let code, let reason):
      outbox.add([.close(code, reason: reason)], for: connection.socket)
      session.detach()
      registry.markLost(session)
    }
  }
}
