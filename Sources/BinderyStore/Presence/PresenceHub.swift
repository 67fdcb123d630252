internal import Bindery

/// Runs the ``PresenceState`` of this process: its time, its messages, and the rooms that windows watch. It has no timer and sends
/// nothing while there is no ``Presence``.
@MainActor
final class PresenceHub {
  nonisolated static let topic = "bindery.presence"
  /// The size of the entries in a message. The rest is for its header.
  nonisolated static let maximumEntryBytes = MessageSize.maximum - 400

  private let topics: TopicHub
  private let clock: any Clock<Duration>
  private var elapsed: () -> Duration = { .zero }
  private var state: PresenceState
  private var participant = 0
  private var listening: Disposable?
  private var watchers: [String: [Int: @MainActor ([PresenceState.Shown]) -> Void]] = [:]
  private var shared: [SharedRoom: WeakRoom] = [:]
  private var nextWatcher = 0
  private var isFlushing = false
  private var beats: Disposable?
  private var timer: (deadline: Duration, timer: Disposable)?

  private struct SharedRoom: Hashable {
    let name: String
    let type: ObjectIdentifier
  }

  private struct WeakRoom {
    weak var room: AnyObject?
  }

  nonisolated init(topics: TopicHub, clock: any Clock<Duration>) {
    self.topics = topics
    self.clock = clock
    state = PresenceState(process: topics.process)
  }

  // MARK: Rooms

  /// Returns the room that windows of this process share.
  func room<Member>(_ name: String, of type: Member.Type) -> Presence<Member> {
    let key = SharedRoom(name: name, type: ObjectIdentifier(type))
    if let room = shared[key]?.room as? Presence<Member> { return room }
    let room = Presence<Member>(name, hub: self)
    shared[key] = WeakRoom(room: room)
    return room
  }

  /// Reports the members of a room now and after each change, until the result is disposed or released.
  func watch(
    _ room: String, _ report: @escaping @MainActor ([PresenceState.Shown]) -> Void
  ) -> Disposable {
    start()
    nextWatcher += 1
    let number = nextWatcher
    watchers[room, default: [:]][number] = report
    report(state.members(of: room))
    return Disposable { [self] in
      watchers[room]?[number] = nil
      if watchers[room]?.isEmpty == true { watchers[room] = nil }
      shared = shared.filter { $0.value.room != nil }
      stopIfUnused()
    }
  }

  /// Adds a member to a room until the result is disposed or released.
  ///
  /// - Throws: ``TopicError/tooLarge(topic:bytes:limit:)`` if the member does not fit into a message.
  func join(_ name: MemberName, member: String) throws -> Disposable {
    let entry = PresenceMessage.Entry(
      room: name.room, id: name.id, change: PresenceMessage.maximum, count: 1, order: PresenceMessage.maximum,
      member: member)
    guard entry.bytes <= Self.maximumEntryBytes else {
      throw TopicError.tooLarge(topic: name.room, bytes: entry.bytes, limit: Self.maximumEntryBytes)
    }
    let join = state.join(name, member: member)
    flushSoon()
    return Disposable { [self] in
      state.leave(name, join: join, at: elapsed())
      flushSoon()
    }
  }

  // MARK: Running

  private func start() {
    guard listening == nil else { return }
    if participant == 0 {
      participant = topics.addParticipant()
      elapsed = clock.stopwatch()
    }
    listening = topics.observe(Self.topic, as: participant) { [weak self] in self?.receive($0) ?? true }
    state.askAll()
    flushSoon()
  }

  private func stopIfUnused() {
    guard watchers.isEmpty, !state.hasOwnMembers else { return }
    // The last ones left just now.
    flush()
    listening = nil
    state.forgetOthers()
    (beats, timer) = (nil, nil)
  }

  private func receive(_ delivery: TopicHub.Delivery) -> Bool {
    guard let message = delivery.message(PresenceMessage.self), message.isValid else { return false }
    state.receive(message, at: elapsed())
    flushSoon()
    return true
  }

  /// Sends and shows all changes of the same turn of the main actor together.
  private func flushSoon() {
    guard !isFlushing else { return }
    isFlushing = true
    EventContext.withoutEvent {
      _ = WorkScope.start("show who is present") { [weak self] in self?.flush() }
    }
  }

  private func flush() {
    isFlushing = false
    for message in state.takeMessages() { send(message) }
    let rooms = state.takeChangedRooms()
    batch {
      for room in rooms {
        guard let watchers = watchers[room] else { continue }
        let members = state.members(of: room)
        for watcher in watchers.values { watcher(members) }
      }
    }
    guard listening != nil else { return }
    beat()
    wait()
  }

  private func send(_ message: PresenceMessage) {
    // It fits, because each member was measured when it joined.
    guard let payload = try? RecordCoding.body(of: message) else { return }
    try? topics.send(nil, payload, to: Self.topic, from: participant)
  }

  private func beat() {
    guard state.hasOwnMembers else { return beats = nil }
    if beats != nil { return }
    beats = EventContext.withoutEvent {
      clock.schedule(every: PresenceState.beatInterval) { [weak self] in
        self?.state.beat()
        self?.flush()
      }
    }
  }

  /// Sets the timer for the next deadline. One that fires earlier sets itself again.
  private func wait() {
    guard let deadline = state.deadline else { return timer = nil }
    if let timer, timer.deadline <= deadline { return }
    let due = EventContext.withoutEvent {
      clock.schedule(after: deadline - elapsed()) { [weak self] in self?.advance(from: deadline) }
    }
    timer = (deadline, due)
  }

  private func advance(from deadline: Duration) {
    timer = nil
    let now = elapsed()
    state.advance(to: now, wasPaused: now - deadline > PresenceState.beatInterval)
    flush()
  }
}

extension PresenceMessage.Entry {
  /// The size in a message: as JSON, with a comma.
  var bytes: Int { ((try? RecordCoding.body(of: self))?.utf8.count ?? 0) + 1 }
}
