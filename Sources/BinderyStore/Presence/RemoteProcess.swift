/// What this process knows of the members of another one, from messages that may be lost, late or out of order.
///
/// Each change has a number. A change whose number is not newer than what is known of a member is ignored, and a missing number is
/// noticed: then the process is asked for its state.
///
///     changes   1  2     4  5
///     known     ─────▶ 2    ahead: 4, 5      version 5 > 2: ask
struct RemoteProcess {
  /// The number of its newest message.
  var lastMessage: Int
  /// The time of that message.
  var seen: Duration
  /// All changes up to this one are applied.
  private(set) var known: Int
  /// Its members.
  private(set) var names: Set<MemberName> = []
  /// Applied changes after ``known``.
  private var ahead: Set<Int> = []
  /// The members that left by a change after ``known``, with its number, and the changes of present ones.
  private var changes: [MemberName: Int] = [:]
  /// The received parts of a state.
  private var state: (version: Int, parts: Set<Int>, names: Set<MemberName>)?

  /// - Parameter known: The last change that was known when it had no members any more; 0 for a new process.
  init(lastMessage: Int, seen: Duration, known: Int = 0) {
    (self.lastMessage, self.seen, self.known) = (lastMessage, seen, known)
  }

  /// Notes a change, and returns whether it is new.
  mutating func apply(_ entry: PresenceMessage.Entry) -> Bool {
    guard entry.change > known, !ahead.contains(entry.change) else { return false }
    let isNew = note(entry)
    ahead.insert(entry.change)
    // A state follows if more are missing than can be remembered.
    if ahead.count > Self.maximumAhead { ahead = [] }
    catchUp()
    return isNew
  }

  /// Notes a part of a state.
  ///
  /// - Returns: The entries that are new, and the members that are missing in the complete state.
  mutating func apply(
    _ entries: [PresenceMessage.Entry], part: PresenceMessage.Part, version: Int
  ) -> (new: [PresenceMessage.Entry], gone: Set<MemberName>) {
    guard version > known else { return ([], []) }
    var state = state ?? (version, [], [])
    if state.version != version {
      // The parts of a newer state replace those of an older one.
      guard version > state.version else { return ([], []) }
      state = (version, [], [])
    }
    state.parts.insert(part.index)
    state.names.formUnion(entries.map(MemberName.init))
    self.state = state
    let new = entries.filter { note($0) }
    guard state.parts.count == part.count else { return (new, []) }
    self.state = nil
    let gone = names.filter { !state.names.contains($0) && (changes[$0] ?? 0) <= version }
    for name in gone { remove(name) }
    known = version
    catchUp()
    return (new, gone)
  }

  private mutating func note(_ entry: PresenceMessage.Entry) -> Bool {
    let name = MemberName(entry)
    guard entry.change > changes[name] ?? 0 else { return false }
    changes[name] = entry.change
    if entry.count > 0 { names.insert(name) } else { names.remove(name) }
    return true
  }

  private mutating func remove(_ name: MemberName) {
    names.remove(name)
    changes[name] = nil
  }

  private mutating func catchUp() {
    while ahead.remove(known + 1) != nil { known += 1 }
    ahead = ahead.filter { $0 > known }
    if ahead.isEmpty, changes.count > names.count {
      // An older change of those that left is not applied any more, because its number is known.
      changes = changes.filter { names.contains($0.key) || $0.value > known }
    }
  }

  private static let maximumAhead = 10_000
}

/// A member in a room.
struct MemberName: Hashable, Sendable {
  let room: String
  let id: String
}

extension MemberName {
  init(_ entry: PresenceMessage.Entry) { self.init(room: entry.room, id: entry.id) }
}
