internal import BinderyViewModels
internal import Foundation

/// The form of a change in a ``LogInFile``: one line, with a checksum of the rest, so that damage is noticed.
///
///     1f0c9e2a began ‹id› ‹start› ‹last use› ‹user, as Base64›
///     77ab01c3 used ‹id› ‹time›
///     c2d4e5f6 ended ‹id›
///     0a1b2c3d endedAll ‹user, as Base64›
enum LogInLine {
  /// The first line of a file.
  static let header = "bindery-log-ins 1"

  /// Returns the line of a change, without its end.
  static func text(_ change: LogInChange) -> String {
    let words =
      switch change {
      case .began(let logIn):
        ["began", logIn.id, "\(logIn.start)", "\(logIn.lastUse)", text(user: logIn.user)]
      case .used(let id, let time): ["used", id, "\(time)"]
      case .ended(let id): ["ended", id]
      case .endedAll(let user): ["endedAll", text(user: user)]
      }
    let line = words.joined(separator: " ")
    return "\(checksum(line)) \(line)"
  }

  /// Parses a line; nil if it is damaged.
  static func change(_ line: Substring) -> LogInChange? {
    let parts = line.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, checksum(String(parts[1])) == parts[0] else { return nil }
    let words = parts[1].split(separator: Character(" "), omittingEmptySubsequences: false).map(String.init)
    switch (words[0], words.count) {
    case ("began", 5):
      guard let start = Int(words[2]), let lastUse = Int(words[3]), let user = user(words[4]) else {
        return nil
      }
      return .began(KeptLogIn(id: words[1], user: user, start: start, lastUse: lastUse))
    case ("used", 3): return Int(words[2]).map { .used(id: words[1], at: $0) }
    case ("ended", 2): return .ended(id: words[1])
    case ("endedAll", 2): return user(words[1]).map { .endedAll(of: $0) }
    default: return nil
    }
  }

  private static func checksum(_ line: String) -> String {
    SHA256.hash(Array(line.utf8)).prefix(4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private static func text(user: User.ID) -> String { Base64URL.text(Data(user.utf8)) }

  private static func user(_ text: String) -> User.ID? {
    Base64URL.bytes(text).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
