internal import Bindery
internal import BinderyViewModels
internal import BinderyViews

/// Restores windows for pages that were loaded again: their saved state, and the events after it.
@MainActor
struct WindowRestorer {
  let registry: SessionRegistry
  let turns: PageTurns
  let saver: WindowSaver
  let limits: WebLimits
  let monitor: IncidentMonitor?
  /// Opens the state that pages store; nil if they store none.
  let codec: SavedStateCodec?
  /// Knows which events have made a write.
  let eventLog: (any EventLog)?

  /// Restores the state of an earlier window for the client of a connection.
  ///
  /// - Parameter isCopy: Whether another page may show the earlier window.
  func restore(_ session: Session, _ text: String, isCopy: Bool, for address: ClientAddress) {
    // A page that reconnects meanwhile gets the answer of the first request: a second one would restore the earlier texts again.
    guard !session.isRestoring else { return }
    session.isRestoring = true
    Task {
      do throws(PageRefusal) {
        let frame = try await restoredFrame(session, text, isCopy: isCopy, for: address)
        session.isRestoring = false
        answer(session, with: frame)
      } catch {
        session.isRestoring = false
        // The page connects again later, with the same state.
        guard error != .storeFailed else {
          session.connection?.socket.close(.storeFailed, reason: "the store cannot be reached")
          return
        }
        monitor?.record(.slowedSocket, "a client restores more windows than its share of time allows")
        session.connection?.socket.close(.tooMuch, reason: "too many windows are restored at once")
      }
    }
  }

  /// Restores the state of an earlier window: that of its live session, otherwise that which the page stored.
  ///
  /// Unless the page is a copy, the session acts for the earlier window from then on.
  func restoredFrame(
    _ session: Session, _ text: String, isCopy: Bool, for address: ClientAddress
  ) async throws(PageRefusal) -> String {
    let saved: SavedState
    do throws(SavedStateRefusal) {
      let opened = try codec?.open(text, app: session.app, owner: session.owner)
      guard let opened else { throw .damaged }
      saved = opened
    } catch {
      monitor?.record(.refusedSavedState, "the state that a page stored of its window is not used")
      return ServerFrame.restored(lastEvent: 0, of: "", sentence: error.description)
    }
    let live = registry.session(ofWindow: saved.window).flatMap { $0.owner == session.owner ? $0 : nil }
    if !isCopy { try await claim(session, for: saved, live: live) }
    // The events that the page then considers done must be committed, because the server can be killed at any time.
    await live?.settle(atMost: limits.eventTimeout)
    if let live { session.inheritEvents(of: live) }
    let lastEvent = live?.lastEvent ?? 0
    var state =
      live?.windowState
      ?? WindowState(values: saved.values, fields: saved.fields, faults: Set(saved.faults ?? []))
    state.unfinished = []
    var sentences = try await session.restore(state, atMost: limits.firstPaintTimeout) {
      [turns] work async throws(PageRefusal) in
      try await turns.take(for: address, part: .continuation, work)
    }
    if live == nil, let names = saved.unfinished { sentences.append(Self.interruption(of: names)) }
    return ServerFrame.restored(
      lastEvent: lastEvent, of: saved.window, sentence: sentences.joined(separator: " "))
  }

  /// Claims the earlier window. Its live session here keeps its right: its work may go on. Another process may have had the window meanwhile.
  private func claim(_ session: Session, for saved: SavedState, live: Session?) async throws(PageRefusal) {
    let mark = live?.claim.mark ?? WindowClaim.Mark(name: saved.line ?? saved.window)
    do {
      try await eventLog?.take(mark)
    } catch {
      monitor?.record(.storeFailed, "a window cannot be taken over: \(error)")
      throw .storeFailed
    }
    session.claim.follow(mark)
  }

  private static func interruption(of names: [String]) -> String {
    let names = names.filter { !$0.isEmpty }.map { "“\($0)”" }.joined(separator: ", ")
    let subject = names.isEmpty ? "an action" : names
    return "The server was restarted before this was finished: \(subject). "
      + "Check whether it has to be repeated."
  }

  /// Runs an event that a page resends. In the name of a window of another browser or user, it would count as theirs.
  func replay(_ event: ReplayedEvent, in session: Session) {
    Task {
      let isOwn = session.owner.owns(windowNamed: event.identity.window)
      if !isOwn {
        monitor?.record(.ignoredEvent, "an event of a window of another browser or user is sent again")
      }
      let isDone =
        isOwn ? await session.replay(event, log: eventLog, atMost: limits.eventTimeout) : false
      // The page retains the event until a saved state arrives after this reply.
      session.noteSavingNeeded()
      // The page takes the changes of a control only once its event is done.
      answer(session, with: ServerFrame.replayed(event.identity, isDone: isDone), isFirst: true)
    }
  }

  /// Sends a session's changes and a frame.
  private func answer(_ session: Session, with frame: String, isFirst: Bool = false) {
    guard session.connection != nil else { return }
    var outbox = Outbox()
    outbox.add(isFirst ? [frame] + session.takeFrames() : session.takeFrames() + [frame], for: session)
    saver.schedule(session)
    outbox.send()
  }
}
