internal import Foundation

/// Unique temporary folders.
enum TemporaryFolder {
  /// Creates a folder that only this user can read.
  static func make(_ name: String) throws -> String {
    let template = FileManager.default.temporaryDirectory.path + "/\(name).XXXXXX"
    var path = Array(template.utf8CString)
    guard mkdtemp(&path) != nil else {
      throw BrowserError.cannotStart(program: template, reason: String(cString: strerror(errno)))
    }
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// Calls a closure with a folder that is removed afterwards.
public func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  let folder = try TemporaryFolder.make("bindery-data")
  defer { try? FileManager.default.removeItem(atPath: folder) }
  return try await body(folder)
}
