internal import Foundation

/// A snapshot file next to its test, at `Snapshots/TESTFILE.NAME.txt`.
struct SnapshotFile {
  private let url: URL

  init(named name: String, besideTest path: String) {
    let test = URL(filePath: path)
    let file = "\(test.deletingPathExtension().lastPathComponent).\(name).txt"
    url = test.deletingLastPathComponent().appending(path: "Snapshots").appending(path: file)
  }

  /// The location of the file.
  var path: String { url.path() }

  /// The stored text, or `nil` if there is no file.
  var text: String? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Writes a text, followed by a newline.
  func record(_ text: String) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\(text)\n".utf8).write(to: url, options: .atomic)
  }

  /// Whether to record snapshots again: the environment contains `BINDERY_RECORD_SNAPSHOTS=1`.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" }
}
