/// A message between processes about who is present. Each process reports its own members only.
///
///     beat      it lives                        every 2 s while it has members
///     changes   who came, changed or left       at each change
///     state     all of its members, in parts    when another process asks
///     ask       send your state                 by a process that begins to listen, or has missed a change
struct PresenceMessage: Codable, Hashable, Sendable {
  /// A member in a room, as one process has it.
  struct Entry: Codable, Hashable, Sendable {
    let room: String
    let id: String
    /// The number of the change within the process, from 1.
    let change: Int
    /// The number of joins; 0 if the member left.
    let count: Int
    /// The position of the last join among those of all processes, as far as this one knew them.
    let order: Int
    /// The member as JSON.
    let member: String

    enum CodingKeys: String, CodingKey {
      case room = "r", id = "i", change = "v", count = "c", order = "o", member = "m"
    }
  }

  /// A part of all members of a process.
  struct Part: Codable, Hashable, Sendable {
    let index: Int
    let count: Int
  }

  /// The random name of the process.
  let process: String
  /// The number of the message within the process, from 1. A late one does not prove that the process lives.
  let number: Int
  /// The number of the last change within the process.
  let version: Int
  /// The changed members; in a state all of them.
  var entries: [Entry]?
  /// The part of a state; nil in other messages.
  var part: Part?
  /// The process whose state is needed, or an empty text for all; nil if this does not ask.
  var asked: String?

  enum CodingKeys: String, CodingKey {
    case process = "p", number = "n", version = "v", entries = "e", part = "s", asked = "a"
  }

  /// Whether all numbers are possible. Messages come from other versions of the program, too.
  var isValid: Bool {
    let numbers = 0...Self.maximum
    guard !process.isEmpty, process.utf8.count <= 64, numbers.contains(number), numbers.contains(version)
    else {
      return false
    }
    if let part, !(1...10_000).contains(part.count) || !(0..<part.count).contains(part.index) { return false }
    return (entries ?? []).allSatisfy {
      (1...version).contains($0.change) && (0...1_000_000).contains($0.count) && numbers.contains($0.order)
    }
  }

  /// The greatest number: all smaller ones are exact in JSON.
  static let maximum = 1 << 53
}
