public import Bindery

/// Who is in a room: looks at the same pet, edits the same document, plays the same game.
///
/// ```swift
/// struct Visitor: Codable, Equatable, Identifiable, Sendable { let id: String; let name: String }
///
/// let room = store.presence("chat.kitchen", of: Visitor.self)
/// let stay = try room.join(as: Visitor(id: "ana", name: "Ana"))   // until it is disposed or released
/// room.members.map(\.name)                                        // tracked: a view that reads it follows it
/// ```
/// All windows of all processes that use the same data are in the same rooms. A member with several windows is listed once. Nothing is
/// stored: processes report their members to each other by a ``Topic``, and each keeps the whole list.
///
///     joins                      shown at once, also to windows that come later
///     leaves                     gone 3 s later, unless the member joins again: a page that loads again does not flicker
///     process is killed          gone 8 to 10 s after its last sign of life, which it gives every 2 s
///     process stops and resumes  gone, and back with its next sign of life
///
/// Watching costs nothing while nobody is in a room of another process.
@MainActor
public final class Presence<Member: Codable & Equatable & Identifiable & Sendable>
where Member.ID: RecordKey {
  /// The name of the room.
  public let room: String
  /// The members, each once, in the order of their identities. Of several joins, the last one counts.
  @Box public private(set) var members: [Member] = []

  @Box private var counts: [Member.ID: Int] = [:]
  private let hub: PresenceHub
  private var watch: Disposable?
  private var decoded: [String: (text: String, member: Member)] = [:]

  init(_ room: String, hub: PresenceHub) {
    self.room = room
    self.hub = hub
    watch = hub.watch(room) { [weak self] in self?.show($0) }
  }

  /// Adds a member to the room.
  ///
  /// - Parameter member: The member. As JSON, it has at most about 7,000 bytes.
  /// - Returns: The stay, which ends when it is disposed or released.
  /// - Throws: ``TopicError/tooLarge(topic:bytes:limit:)``, or the error of encoding it.
  public func join(as member: Member) throws -> Disposable {
    let stay = try hub.join(
      MemberName(room: room, id: member.id.key), member: try RecordCoding.body(of: member))
    // The stay keeps the room.
    return Disposable { [self] in withExtendedLifetime(self) { stay.dispose() } }
  }

  /// Returns the number of windows with which a member is in the room. Reading it tracks it.
  public func windows(of id: Member.ID) -> Int { counts[id] ?? 0 }

  private func show(_ shown: [PresenceState.Shown]) {
    var former = decoded
    decoded = [:]
    var members: [Member] = []
    var counts: [Member.ID: Int] = [:]
    for entry in shown {
      // Another version of the program may have members that this one cannot read.
      var found = former.removeValue(forKey: entry.id)
      if found?.text != entry.member {
        found = (try? RecordCoding.record(Member.self, from: entry.member)).map { (entry.member, $0) }
      }
      guard let found else { continue }
      decoded[entry.id] = found
      members.append(found.member)
      counts[found.member.id] = entry.count
    }
    batch {
      self.members = members
      self.counts = counts
    }
  }
}
