/// Brings letters to sessions and their replies back: one round for a burst, one write for each event loop.
///
///     mailbox ──▶ deliver(): each letter to its session, then one reply from each session that has one ──▶ outbox
@MainActor
final class SessionExchange {
  let registry: SessionRegistry
  private let limits: WebLimits
  /// Sessions that may have something to send, in order; one may stand here twice and is asked in vain then.
  private var unanswered: [Session] = []
  private var isRoundPlanned = false

  init(registry: SessionRegistry, limits: WebLimits) {
    self.registry = registry
    self.limits = limits
  }

  /// Where sockets leave their letters.
  private(set) lazy var mailbox = Mailbox { [weak self] in
    Task { @MainActor in self?.deliver() }
  }

  /// Makes a session for what is shown; `nil` when there are too many.
  func open(_ presentation: some Presentation) -> Session? {
    let session = Session(presentation, limits: limits) { [weak self] in self?.changed($0) }
    guard registry.add(session) else {
      session.end()
      return nil
    }
    return session
  }

  // MARK: Rounds

  /// Brings everything that is in the mailbox, and answers.
  func deliver() {
    isRoundPlanned = true
    var outbox = Outbox()
    for letter in mailbox.takeAll() {
      read(letter, outbox: &outbox)
      letter.line.wasRead()
    }
    answer(outbox)
  }

  /// Something changed that no letter asked for. Whatever else changes before the round comes goes with it.
  private func changed(_ session: Session) {
    unanswered.append(session)
    guard !isRoundPlanned else { return }
    isRoundPlanned = true
    Task { answer(Outbox()) }
  }

  private func answer(_ outbox: consuming Outbox) {
    let sessions = unanswered
    unanswered = []
    isRoundPlanned = false
    for session in sessions {
      if let frame = session.reply(), let socket = session.line?.socket {
        outbox.add([.text(frame)], for: socket)
      }
      if session.isStalled { registry.stalled(session) }
    }
    outbox.send()
  }

  // MARK: Letters

  private func read(_ letter: Letter, outbox: inout Outbox) {
    let line = letter.line
    switch letter.content {
    case .frame(.hello(let token, let lastBatch)):
      welcome(line, token: token, lastBatch: lastBatch, outbox: &outbox)
    case .frame(.event(let number, let lastBatch, let event)):
      read(line, outbox: &outbox) { $0.receive(event: number, lastBatch: lastBatch, event) }
    case .frame(.acknowledgement(let lastBatch)):
      read(line, outbox: &outbox) { $0.acknowledge(lastBatch) }
    case .closed:
      guard let session = line.session, session.line === line else { return }
      session.detach()
      registry.lost(session)
    }
  }

  private func welcome(_ line: Line, token: String, lastBatch: Int, outbox: inout Outbox) {
    let session = SessionToken(token).flatMap(registry.session)
    let old = session?.line
    guard let session, let frames = session.resume(on: line, after: lastBatch) else {
      outbox.add(
        [.text(ServerFrame.gone), .close(.sessionGone, reason: "no such session")], for: line.socket)
      return
    }
    if let old { outbox.add([.close(.replaced, reason: "the page connected anew")], for: old.socket) }
    line.session = session
    registry.isHealthy(session)
    outbox.add(frames.map(SocketOutput.text), for: line.socket)
    unanswered.append(session)
  }

  private func read(_ line: Line, outbox: inout Outbox, _ step: (Session) -> Session.Step) {
    // What still comes over a replaced or refused connection is of no interest: the page sends it again.
    guard let session = line.session, session.line === line else { return }
    let wasStalled = session.isStalled
    switch step(session) {
    case .fine:
      if wasStalled, !session.isStalled { registry.isHealthy(session) }
      unanswered.append(session)
    case .close(let code, let reason):
      outbox.add([.close(code, reason: reason)], for: line.socket)
      session.detach()
      registry.lost(session)
    }
  }
}
