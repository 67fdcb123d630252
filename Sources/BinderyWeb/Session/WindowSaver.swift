internal import Bindery
internal import BinderyViewModels

/// Sends pages the saved state of their windows.
@MainActor
final class WindowSaver {
  /// The time in which states are sealed, after which other work of the main actor follows. Sending them comes on top of it.
  private static let step = Duration.microseconds(100)

  private let registry: SessionRegistry
  private let limits: WebLimits
  private let monitor: IncidentMonitor?
  private let codec: SavedStateCodec?
  private let clock: SteadyClock
  /// The sessions whose pages need another saved state.
  private var due: [Session] = []
  private var isPlanned = false

  /// Creates a saver.
  ///
  /// - Parameters:
  ///   - codec: Seals the state; nil if pages store none.
  ///   - clock: The time for which states wait.
  init(
    registry: SessionRegistry, limits: WebLimits, monitor: IncidentMonitor?, codec: SavedStateCodec?,
    clock: SteadyClock
  ) {
    self.registry = registry
    self.limits = limits
    self.monitor = monitor
    self.codec = codec
    self.clock = clock
  }

  /// Sends a page the state of its window after a delay, together with the changes until then.
  func schedule(_ session: Session) {
    guard codec != nil, !session.isRestoring, !session.isSavingPlanned else { return }
    session.isSavingPlanned = true
    session.needsSavingSince = session.needsSavingSince ?? clock.now
    due.append(session)
    guard !isPlanned else { return }
    isPlanned = true
    // Detached, like all tasks here that the work of an event may start: they do not belong to the event.
    Task.detached { [weak self, clock, delay = limits.savedStateDelay] in
      try? await clock.sleep(for: delay)
      await self?.saveDue()
    }
  }

  /// Sends pages the states that are due. A session with unfinished events waits until they are finished.
  func saveDue() {
    isPlanned = false
    let sessions = due
    due = []
    save(sessions)
  }

  /// Saves sessions for the time of a step, and the others after the other work of the main actor.
  private func save(_ sessions: [Session]) {
    var rest = sessions[...]
    var outbox = Outbox()
    let start = clock.now
    while let session = rest.popFirst() {
      saveOnceQuiet(session, &outbox)
      if clock.now - start >= Self.step { break }
    }
    outbox.send()
    guard !rest.isEmpty else { return }
    Task.detached { @MainActor [weak self, rest = Array(rest)] in self?.save(rest) }
  }

  private func saveOnceQuiet(_ session: Session, _ outbox: inout Outbox) {
    session.isSavingPlanned = false
    let waits = session.needsSavingSince.map { clock.now - $0 < limits.eventTimeout } ?? true
    guard session.isBusy, waits else { return save(session, &outbox) }
    // `onQuiet` covers finished events; this timeout covers those that never finish.
    Task.detached { [weak self, weak session, clock, timeout = limits.eventTimeout] in
      try? await clock.sleep(for: timeout)
      if let session { await self?.schedule(session) }
    }
  }

  /// Sends the pages of a log-in that ends their state, while their views show its user: it comes back when the user logs in again.
  func saveAll(of logIn: KeptLogIn.ID) {
    guard codec != nil else { return }
    var outbox = Outbox()
    for session in registry.sessions(of: logIn) {
      session.noteSavingNeeded()
      save(session, &outbox)
    }
    outbox.send()
  }

  private func save(_ session: Session, _ outbox: inout Outbox) {
    session.needsSavingSince = nil
    let effect = session.takeSavedState { state in
      let sealed = codec?.seal(
        state, app: session.app, window: session.window, line: session.claim.mark.name, owner: session.owner)
      if sealed?.isComplete == false {
        monitor?.record(.partialSavedState, "a window of /\(session.app) keeps more than a page may store")
      }
      return sealed
    }
    if let frame = effect?.frame { outbox.add([frame], for: session) }
  }
}
