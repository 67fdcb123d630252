/// The members of all rooms in all processes, as a pure value: it takes joins, messages and the time, and returns messages
/// and the rooms that changed.
///
///     join, leave ─┐                    ┌─▶ changed rooms
///     messages ────┼──▶ PresenceState ──┼─▶ messages
///     time ────────┘                    └─▶ next deadline
struct PresenceState {
  /// A member as a room shows it.
  struct Shown: Hashable, Sendable {
    let id: String
    /// The number of its joins in all processes; 0 if it has just left.
    let count: Int
    /// The member of the last join, as JSON.
    let member: String
  }

  /// The part of a member that one process has.
  private struct Share {
    var count: Int
    var order: Int
    var member: String
  }

  /// The time between two beats of a process with members.
  static let beatInterval = Duration.seconds(2)
  /// The time without a message after which a process counts as ended.
  static let lifetime = Duration.seconds(8)
  /// The time for which a member that left is still shown: a window that moves to another process, or loads again, joins meanwhile.
  static let farewell = Duration.seconds(3)
  /// The shortest time between two states that are sent.
  static let stateInterval = Duration.seconds(1)
  private static let maximumProcesses = 1000

  let process: String
  private var rooms: [String: [String: [String: Share]]] = [:]
  private var others: [String: RemoteProcess] = [:]
  /// The last message of processes that ended, and their last change if they had no members: what comes later was sent earlier.
  private var ended: [String: (lastMessage: Int, known: Int)] = [:]
  private var leaving: [MemberName: (member: String, until: Duration)] = [:]

  private var joins: [MemberName: [(number: Int, member: String)]] = [:]
  /// The last change of each own member.
  private var ownChanges: [MemberName: Int] = [:]
  private var unsent: Set<MemberName> = []
  private var nextJoin = 0
  private var order = 0
  private var version = 0
  private var number = 0

  private var changed: Set<String> = []
  private var outgoing: [PresenceMessage] = []
  private var lastState: Duration?
  private var owesState = false

  init(process: String) { self.process = process }

  /// Whether this process has members, so that it has to beat.
  var hasOwnMembers: Bool { !joins.isEmpty }

  // MARK: Own members

  /// Adds a join, and returns its number.
  mutating func join(_ name: MemberName, member: String) -> Int {
    nextJoin += 1
    order = min(order + 1, PresenceMessage.maximum)
    joins[name, default: []].append((nextJoin, member))
    update(name, order: order)
    return nextJoin
  }

  /// Ends a join.
  mutating func leave(_ name: MemberName, join: Int, at now: Duration) {
    guard let share = rooms[name.room]?[name.id]?[process] else { return }
    joins[name]?.removeAll { $0.number == join }
    if joins[name]?.isEmpty == true {
      joins[name] = nil
      set(nil, of: name, in: process, leavingAt: now)
      unsent.insert(name)
    } else {
      update(name, order: share.order)
    }
  }

  private mutating func update(_ name: MemberName, order: Int) {
    guard let joins = joins[name], let last = joins.last else { return }
    set(Share(count: joins.count, order: order, member: last.member), of: name, in: process)
    unsent.insert(name)
  }

  // MARK: Messages

  /// Reports that this process lives.
  mutating func beat() { send { _ in } }

  /// Asks all processes for their members.
  mutating func askAll() { send { $0.asked = "" } }

  /// Processes a message of another process.
  mutating func receive(_ message: PresenceMessage, at now: Duration) {
    guard message.process != process, message.isValid else { return }
    let entries = message.entries ?? []
    if message.asked == "" || message.asked == process { answer(at: now) }
    // A process without members needs no record.
    guard message.version > 0, note(message, at: now) else { return }
    for entry in entries { order = max(order, entry.order) }
    if let part = message.part {
      let result = others[message.process]?.apply(entries, part: part, version: message.version)
      for entry in result?.new ?? [] { apply(entry, of: message.process, at: now) }
      for name in result?.gone ?? [] { set(nil, of: name, in: message.process, leavingAt: now) }
    } else {
      for entry in entries where others[message.process]?.apply(entry) == true {
        apply(entry, of: message.process, at: now)
      }
    }
    // Only a beat is answered like this: two processes that miss something would ask each other forever.
    let isBeat = message.entries == nil && message.asked == nil
    if isBeat, let other = others[message.process], other.known < message.version {
      send { $0.asked = message.process }
    }
  }

  /// Notes that a process lives. Returns false if the message came too late.
  private mutating func note(_ message: PresenceMessage, at now: Duration) -> Bool {
    if let other = others[message.process] {
      if message.number > other.lastMessage {
        others[message.process]?.lastMessage = message.number
        others[message.process]?.seen = now
      }
      return true
    }
    let former = ended[message.process]
    guard message.number > former?.lastMessage ?? 0, others.count < Self.maximumProcesses else {
      return false
    }
    ended[message.process] = nil
    others[message.process] = RemoteProcess(
      lastMessage: message.number, seen: now, known: former?.known ?? 0)
    return true
  }

  private mutating func apply(_ entry: PresenceMessage.Entry, of process: String, at now: Duration) {
    let share = Share(count: entry.count, order: entry.order, member: entry.member)
    set(entry.count > 0 ? share : nil, of: MemberName(entry), in: process, leavingAt: now)
  }

  private mutating func answer(at now: Duration) {
    if let lastState, now - lastState < Self.stateInterval {
      owesState = true
    } else if hasOwnMembers {
      sendState(at: now)
    }
  }

  private mutating func sendState(at now: Duration) {
    (owesState, lastState) = (false, now)
    // The changes first, so that all members have numbers.
    sendChanges()
    let parts = ownChanges.compactMap { entry($0.key, change: $0.value) }.inParts
    for (index, entries) in parts.enumerated() {
      send {
        $0.entries = entries
        $0.part = PresenceMessage.Part(index: index, count: parts.count)
      }
    }
  }

  private mutating func sendChanges() {
    var entries: [PresenceMessage.Entry] = []
    for name in unsent {
      // A member that joined and left at once was never sent.
      if joins[name] == nil, ownChanges[name] == nil { continue }
      version += 1
      entries.append(
        entry(name, change: version)
          ?? PresenceMessage.Entry(
            room: name.room, id: name.id, change: version, count: 0, order: 0, member: ""))
      ownChanges[name] = joins[name] == nil ? nil : version
    }
    unsent = []
    for entries in entries.inParts { send { $0.entries = entries } }
  }

  private func entry(_ name: MemberName, change: Int) -> PresenceMessage.Entry? {
    rooms[name.room]?[name.id]?[process].map { share in
      PresenceMessage.Entry(
        room: name.room, id: name.id, change: change, count: share.count, order: share.order,
        member: share.member)
    }
  }

  private mutating func send(_ fill: (inout PresenceMessage) -> Void) {
    number += 1
    var message = PresenceMessage(process: process, number: number, version: version)
    fill(&message)
    outgoing.append(message)
  }

  // MARK: Time

  /// The next time at which ``advance(to:)`` has something to do; nil if never.
  var deadline: Duration? {
    let ends = others.values.map { $0.seen + Self.lifetime } + leaving.values.map(\.until)
    let state = owesState ? lastState.map { [$0 + Self.stateInterval] } ?? [] : []
    return (ends + state).min()
  }

  /// Removes the members of processes that ended, and those that left.
  ///
  /// - Parameter wasPaused: Whether this process did not run for a while: then the others had no chance to report.
  mutating func advance(to now: Duration, wasPaused: Bool = false) {
    if wasPaused { for process in others.keys { others[process]?.seen = now } }
    for (process, other) in others where other.seen + Self.lifetime <= now {
      others[process] = nil
      if ended.count >= Self.maximumProcesses { ended = [:] }
      ended[process] = (other.lastMessage, other.names.isEmpty ? other.known : 0)
      for name in other.names { set(nil, of: name, in: process) }
    }
    for (name, entry) in leaving where entry.until <= now {
      leaving[name] = nil
      changed.insert(name.room)
    }
    if owesState, let lastState, now - lastState >= Self.stateInterval {
      if hasOwnMembers { sendState(at: now) } else { owesState = false }
    }
  }

  /// Forgets the other processes, when nobody watches a room any more.
  mutating func forgetOthers() {
    for (process, other) in others {
      for name in other.names { set(nil, of: name, in: process) }
    }
    (others, ended, leaving, owesState) = ([:], [:], [:], false)
  }

  // MARK: Results

  /// Removes and returns the messages to send.
  mutating func takeMessages() -> [PresenceMessage] {
    sendChanges()
    defer { outgoing = [] }
    return outgoing
  }

  /// Removes and returns the rooms that changed.
  mutating func takeChangedRooms() -> Set<String> {
    defer { changed = [] }
    return changed
  }

  /// The members of a room, each once, in the order of their identities. O(*n* log *n*).
  func members(of room: String) -> [Shown] {
    let present = (rooms[room] ?? [:]).compactMap { id, shares -> Shown? in
      let last = shares.max { ($0.value.order, $0.key) < ($1.value.order, $1.key) }
      return last.map { last in
        Shown(id: id, count: shares.values.reduce(0) { $0 + $1.count }, member: last.value.member)
      }
    }
    let gone = leaving.filter { $0.key.room == room && rooms[room]?[$0.key.id] == nil }
      .map { Shown(id: $0.key.id, count: 0, member: $0.value.member) }
    return (present + gone).sorted { $0.id < $1.id }
  }

  /// Changes the share of a process; with a time, a member that is nowhere else leaves slowly.
  private mutating func set(
    _ share: Share?, of name: MemberName, in process: String, leavingAt now: Duration? = nil
  ) {
    var shares = rooms[name.room]?[name.id] ?? [:]
    let former = shares[process]
    shares[process] = share
    rooms[name.room, default: [:]][name.id] = shares.isEmpty ? nil : shares
    if rooms[name.room]?.isEmpty == true { rooms[name.room] = nil }
    changed.insert(name.room)
    if shares.isEmpty, let former, let now {
      leaving[name] = (former.member, now + Self.farewell)
    } else if !shares.isEmpty {
      leaving[name] = nil
    }
  }
}

extension [PresenceMessage.Entry] {
  /// The entries in parts that fit into messages.
  fileprivate var inParts: [[PresenceMessage.Entry]] {
    var parts: [[PresenceMessage.Entry]] = []
    var bytes = Int.max / 2
    for entry in self {
      let size = entry.bytes
      if bytes + size > PresenceHub.maximumEntryBytes {
        parts.append([])
        bytes = 0
      }
      parts[parts.count - 1].append(entry)
      bytes += size
    }
    return parts
  }
}
