internal import Foundation
public import Testing

/// A reply of a service in its documented format, as a file.
///
/// The repository has small ones of its own in `Replies`, by service. The variable `BINDERY_FIXTURES` can name a folder with more, in the
/// same structure; tests then read both.
public struct RecordedReply: Sendable, CustomTestStringConvertible {
  private let file: URL

  /// The name of the file without its extension, such as `error-404-not-found`.
  public var name: String { file.deletingPathExtension().lastPathComponent }
  /// The reply as text.
  public var text: String { get throws { try String(contentsOf: file, encoding: .utf8) } }
  /// The status that the name of an error contains, such as 404.
  public var status: Int? { name.split { !$0.isNumber }.first.flatMap { Int($0) } }
  public var testDescription: String { "\(file.deletingLastPathComponent().lastPathComponent)/\(name)" }

  /// The repository has no reply of that name.
  public struct Missing: Error {
    public let service: String
    public let beginning: String
  }

  /// Returns the replies of a service whose names begin with a word.
  ///
  /// - Throws: ``Missing`` when the repository has none, so that a test never passes without one.
  public static func all(of service: String, beginning: String) throws -> [RecordedReply] {
    let own = try replies(in: ownFolder.appending(path: service), beginning: beginning)
    guard !own.isEmpty else { throw Missing(service: service, beginning: beginning) }
    guard let path = ProcessInfo.processInfo.environment["BINDERY_FIXTURES"], !path.isEmpty else {
      return own
    }
    let more = URL(filePath: path).appending(path: service)
    return own + (try replies(in: more, beginning: beginning))
  }

  private static let ownFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Replies")

  private static func replies(in folder: URL, beginning: String) throws -> [RecordedReply] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(beginning) && $0.hasSuffix(".json") && !$0.contains(".wrapped.") }
      .sorted()
      .map { RecordedReply(file: folder.appending(path: $0)) }
  }
}
