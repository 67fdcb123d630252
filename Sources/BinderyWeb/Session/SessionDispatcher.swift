/// Delivers messages to sessions and sends their replies: one round for a burst, one write per event loop.
///
///     mailbox ──▶ deliver(): each message to its session, then one reply from each session that has one ──▶ outbox
@MainActor
final class SessionDispatcher {
  let registry: SessionRegistry
  private let limits: WebLimits
  private let monitor: IncidentMonitor?
  /// Messages that wait for their round.
  private var backlog = FairQueue<ObjectIdentifier, SessionMessage>()
  /// Sessions that may have a reply, in order. A session that appears twice has none the second time.
  private var pending: [Session] = []
  private var isRoundPlanned = false
  private var isDeliveryPlanned = false
  /// The messages of one connection in a round: enough for a burst of typing, few enough not to delay others.
  private static let share = 16

  init(registry: SessionRegistry, limits: WebLimits, monitor: IncidentMonitor? = nil) {
    self.monitor = monitor
    self.registry = registry
    self.limits = limits
  }

  /// The mailbox to which sockets post.
  private(set) lazy var mailbox = Mailbox { [weak self] in
    Task { @MainActor in self?.deliver() }
  }

  /// Creates a session for a view; `nil` when there are too many.
  ///
  /// - Parameter address: the address of the client that asked for its page.
  func open(_ source: some ViewSource, for address: ClientAddress = .unknown) -> Session? {
    let session = Session(source, limits: limits) { [weak self] in self?.changed($0) }
    guard registry.add(session, for: address) else {
      session.end()
      return nil
    }
    return session
  }

  // MARK: Rounds

  /// Delivers a round of messages, the same share for each connection, and replies. If more messages wait, another
  /// round follows after whatever else the main actor has to do.
  func deliver() {
    isRoundPlanned = true
    for message in mailbox.takeAll() { backlog.append(message, of: ObjectIdentifier(message.connection)) }
    var outbox = Outbox()
    for message in backlog.nextRound(share: Self.share) {
      read(message, outbox: &outbox)
      message.connection.didRead()
    }
    answer(outbox)
    guard !backlog.isEmpty, !isDeliveryPlanned else { return }
    isDeliveryPlanned = true
    Task {
      isDeliveryPlanned = false
      deliver()
    }
  }

  /// Plans a round for a change that no message caused; further changes until then are sent with it.
  private func changed(_ session: Session) {
    pending.append(session)
    guard !isRoundPlanned else { return }
    isRoundPlanned = true
    Task { answer(Outbox()) }
  }

  private func answer(_ outbox: consuming Outbox) {
    let sessions = pending
    pending = []
    isRoundPlanned = false
    for session in sessions {
      if let frame = session.reply(), let socket = session.connection?.socket {
        outbox.add([.text(frame)], for: socket)
      }
      if session.isStalled { registry.markStalled(session) }
    }
    outbox.send()
  }

  // MARK: Letters

  private func read(_ message: SessionMessage, outbox: inout Outbox) {
    let connection = message.connection
    switch message.content {
    case .frame(.hello(let token, let lastBatch)):
      welcome(connection, token: token, lastBatch: lastBatch, outbox: &outbox)
    case .frame(.event(let number, let lastBatch, let event)):
      read(connection, outbox: &outbox) { session in
        let step = session.receive(event: number, lastBatch: lastBatch, event)
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
    let old = session?.connection
    guard let session, let frames = session.resume(on: connection, after: lastBatch) else {
      outbox.add(
        [.text(ServerFrame.gone), .close(.sessionGone, reason: "no such session")], for: connection.socket)
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
    // Frames over a replaced or refused connection are ignored: the page sends them again.
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
