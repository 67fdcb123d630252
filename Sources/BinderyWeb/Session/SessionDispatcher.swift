internal import Bindery
internal import BinderyViewModels
internal import BinderyViews

/// Delivers messages to sessions and sends their replies: one round for a burst, one write per event loop.
///
///     mailbox ──▶ deliver(): each message to its session, then one reply from each session that has one ──▶ outbox
@MainActor
final class SessionDispatcher {
  let registry: SessionRegistry
  /// The turns of the pages that are mounted, rendered or restored.
  let turns: PageTurns
  private let limits: WebLimits
  private let monitor: IncidentMonitor?
  private let watch: MainActorMonitor?
  private let parcels: ParcelCodec?
  private let eventLog: (any EventLog)?
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
  private let now: @MainActor () -> ContinuousClock.Instant

  /// The sessions whose pages need a new parcel.
  private var withNews: [Session] = []
  private var isGivingPlanned = false

  /// Creates a dispatcher.
  ///
  /// - Parameters:
  ///   - parcels: Seals the state that pages store; nil if they store none.
  ///   - eventLog: Knows which events have made a write.
  ///   - now: Returns the time by which rounds end.
  init(
    registry: SessionRegistry, limits: WebLimits, monitor: IncidentMonitor? = nil,
    watch: MainActorMonitor? = nil, parcels: ParcelCodec? = nil, eventLog: (any EventLog)? = nil,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.now = now
    self.parcels = parcels
    self.eventLog = eventLog
    self.monitor = monitor
    self.watch = watch
    self.registry = registry
    self.limits = limits
    turns = PageTurns(limits: limits, hasOthers: { [registry] in registry.hasOthers(than: $0) }, now: now)
  }

  /// The mailbox to which sockets post.
  private(set) lazy var mailbox = Mailbox { [weak self] in
    Task { @MainActor in self?.deliver() }
  }

  /// Creates a session for a view; nil if its place was taken meanwhile.
  ///
  /// - Parameters:
  ///   - place: The place that was reserved for it.
  ///   - browser: The browser whose pages may connect; nil for any.
  ///   - user: The log-in of the window; nil if the host has no users.
  func open(
    _ source: some ViewSource, in place: SessionToken, browser: BrowserToken? = nil, user: WindowUser? = nil
  ) -> Session? {
    let session = Session(
      source, token: place, limits: limits, browser: browser, user: user, watch: watch, now: now
    ) { [weak self] in self?.changed($0) }
    session.onQuiet = { [weak self, weak session] in if let session { self?.giveSoon(session) } }
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
      let start = now()
      while let message = backlog.next() {
        deliver(message, outbox: &outbox)
        if now() - start >= Self.roundDuration { break }
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

  /// Schedules a round for a change that no message caused. Further changes until then are sent with it.
  private func changed(_ session: Session) {
    pending.append(session)
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
      send(session.takeFrames(), to: session, &outbox)
      if session.needsParcel { giveSoon(session) }
      if session.isStalled { registry.markStalled(session) }
    }
    outbox.send()
  }

  // MARK: Stored state

  /// Sends a page its parcel after a delay, together with the changes until then.
  private func giveSoon(_ session: Session) {
    guard parcels != nil, !session.isRestoring, !session.isParcelPlanned else { return }
    session.isParcelPlanned = true
    session.needsParcelSince = session.needsParcelSince ?? now()
    withNews.append(session)
    guard !isGivingPlanned else { return }
    isGivingPlanned = true
    Task.detached { [weak self, delay = limits.parcelDelay] in
      try? await Task.sleep(for: delay)
      await self?.give()
    }
  }

  /// Sends pages their parcels. A session with unfinished events waits until they are finished.
  func give() {
    isGivingPlanned = false
    let sessions = withNews
    withNews = []
    var outbox = Outbox()
    for session in sessions {
      session.isParcelPlanned = false
      let waits = session.needsParcelSince.map { now() - $0 < limits.parcelTimeout } ?? true
      if session.isBusy, waits {
        // `onQuiet` covers finished events; this timeout covers those that never finish.
        Task.detached { [weak self, weak session, timeout = limits.parcelTimeout] in
          try? await Task.sleep(for: timeout)
          if let session { await self?.giveSoon(session) }
        }
        continue
      }
      give(session, &outbox)
    }
    outbox.send()
  }

  /// Sends the pages of a log-in that ends their parcels, while their views show its user: it comes back when the user logs in again.
  func giveLast(to logIn: KeptLogIn.ID) {
    guard parcels != nil else { return }
    var outbox = Outbox()
    for session in registry.sessions(of: logIn) {
      session.noteParcelNeeded()
      give(session, &outbox)
    }
    outbox.send()
  }

  private func give(_ session: Session, _ outbox: inout Outbox) {
    session.needsParcelSince = nil
    let effect = session.takeParcel { kept in
      let parcel = parcels?.seal(kept, app: session.app, window: session.window, owner: session.owner)
      if parcel?.isComplete == false {
        monitor?.record(.partialParcel, "a window of /\(session.app) keeps more than a parcel holds")
      }
      return parcel
    }
    if let frame = effect?.frame { send([frame], to: session, &outbox) }
  }

  /// Restores the state of an earlier window for the client of a connection.
  private func restore(_ session: Session, _ text: String, for address: ClientAddress) {
    // A page that reconnects meanwhile gets the answer of the first request: a second one would restore the earlier texts again.
    guard !session.isRestoring else { return }
    session.isRestoring = true
    Task {
      do throws(PageRefusal) {
        let frame = try await restoredFrame(session, text, for: address)
        session.isRestoring = false
        var outbox = Outbox()
        answer(session, with: frame, &outbox)
        outbox.send()
      } catch {
        session.isRestoring = false
        monitor?.record(.slowedSocket, "a client restores more windows than its share of time allows")
        // The page connects again later, with the same state.
        session.connection?.socket.close(.tooMuch, reason: "too many windows are restored at once")
      }
    }
  }

  /// Restores the state of an earlier window: that of its live session, otherwise that of the page's parcel.
  private func restoredFrame(
    _ session: Session, _ text: String, for address: ClientAddress
  ) async throws(PageRefusal) -> String {
    let parcel: WindowParcel
    do throws(ParcelRefusal) {
      let opened = try parcels?.open(text, app: session.app, owner: session.owner)
      guard let opened else { throw .damaged }
      parcel = opened
    } catch {
      monitor?.record(.refusedParcel, "what a page kept of its window is not used")
      return ServerFrame.restored(lastEvent: 0, of: "", sentence: error.description)
    }
    let live = registry.session(ofWindow: parcel.window).flatMap { $0.owner == session.owner ? $0 : nil }
    // The events that the page then considers done must be committed, because the server can be killed at any time.
    await live?.settle(atMost: limits.parcelTimeout)
    if let live { session.inheritEvents(of: live) }
    let lastEvent = live?.lastEvent ?? 0
    var kept = live?.kept ?? KeptWindow(values: parcel.values, fields: parcel.fields)
    kept.unfinished = []
    var sentences = try await session.restore(kept, atMost: limits.firstPaintTimeout) {
      [turns] work async throws(PageRefusal) in try await turns.take(for: address, work)
    }
    if live == nil, let names = parcel.unfinished { sentences.append(Self.interruption(of: names)) }
    return ServerFrame.restored(
      lastEvent: lastEvent, of: parcel.window, sentence: sentences.joined(separator: " "))
  }

  private static func interruption(of names: [String]) -> String {
    let names = names.filter { !$0.isEmpty }.map { "“\($0)”" }.joined(separator: ", ")
    let subject = names.isEmpty ? "an action" : names
    return "The server was restarted before this was finished: \(subject). "
      + "Check whether it has to be repeated."
  }

  /// Runs an event that a page resends. In the name of a window of another browser or user, it would count as theirs.
  private func replay(_ event: ReplayedEvent, in session: Session) {
    Task {
      let isOwn = session.owner.owns(windowNamed: event.identity.window)
      if !isOwn {
        monitor?.record(.ignoredEvent, "an event of a window of another browser or user is sent again")
      }
      let isDone =
        isOwn ? await session.replay(event, log: eventLog, atMost: limits.parcelTimeout) : false
      // The page retains the event until a parcel arrives after this reply.
      session.noteParcelNeeded()
      var outbox = Outbox()
      answer(session, with: ServerFrame.replayed(event.identity, isDone: isDone), &outbox)
      outbox.send()
    }
  }

  /// Sends a session's changes, then a frame.
  private func answer(_ session: Session, with frame: String, _ outbox: inout Outbox) {
    guard session.connection != nil else { return }
    send(session.takeFrames() + [frame], to: session, &outbox)
    giveSoon(session)
  }

  private func send(_ frames: [String], to session: Session, _ outbox: inout Outbox) {
    guard !frames.isEmpty, let socket = session.connection?.socket else { return }
    outbox.add(frames.map(SocketOutput.text), for: socket)
  }

  // MARK: Messages

  private func read(_ message: SessionMessage, outbox: inout Outbox) {
    let connection = message.connection
    switch message.content {
    case .frame(.hello(let token, let lastBatch, let parcel)):
      welcome(connection, token: token, lastBatch: lastBatch, outbox: &outbox)
      if let parcel, let session = connection.session { restore(session, parcel, for: connection.address) }
    case .frame(.replay(let event)):
      guard let session = connection.session, session.connection === connection else { return }
      registry.markUsed(session)
      replay(event, in: session)
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
      guard let session = connection.session, session.connection === connection else { return }
      session.detach()
      registry.markLost(session)
    }
  }

  private func welcome(_ connection: SessionConnection, token: String, lastBatch: Int, outbox: inout Outbox) {
    let session = SessionToken(token).flatMap(registry.session)
    let isAdmitted = session?.admits(connection.visitor) == true
    if isAdmitted, let session, !session.admitsConnection(at: now()) {
      monitor?.record(.slowedSocket, "a page connects more often than twice a second")
      outbox.add([.close(.tooMuch, reason: "too many connections")], for: connection.socket)
      return
    }
    let old = session?.connection
    guard isAdmitted, let session, let frames = session.resume(on: connection, after: lastBatch) else {
      monitor?.record(
        .unknownSession, "a page asks for a session or changes that do not exist or are not its own")
      let needsCookie = session != nil && !isAdmitted && connection.visitor.browser == nil
      outbox.add(
        [
          .text(needsCookie ? ServerFrame.cookieMissing : ServerFrame.gone),
          .close(.sessionGone, reason: "no such session"),
        ], for: connection.socket)
      return
    }
    if let old { outbox.add([.close(.replaced, reason: "the page connected anew")], for: old.socket) }
    connection.session = session
    registry.markHealthy(session)
    outbox.add(frames.map(SocketOutput.text), for: connection.socket)
    pending.append(session)
  }

  private func read(_ connection: SessionConnection, outbox: inout Outbox, _ step: (Session) -> Session.Step)
  {
    // Frames on a replaced or rejected connection are ignored: the page resends them.
    guard let session = connection.session, session.connection === connection else { return }
    let wasStalled = session.isStalled
    switch step(session) {
    case .proceed:
      if wasStalled, !session.isStalled { registry.markHealthy(session) }
      pending.append(session)
    case .close(let code, let reason):
      outbox.add([.close(code, reason: reason)], for: connection.socket)
      session.detach()
      registry.markLost(session)
    }
  }
}
