internal import Foundation

/// A snapshot kept beside the test that compares with it, in `Snapshots/TESTFILE.NAME.txt`.
struct SnapshotFile {
  private let url: URL

  init(named name: String, besideTest path: String) {
    let test = URL(filePath: path)
    let file = "\(test.deletingPathExtension().lastPathComponent).\(name).txt"
    url = test.deletingLastPathComponent().appending(path: "Snapshots").appending(path: file)
  }

  /// Where it is kept.
  var path: String { url.path() }

  /// What is kept; `nil` where nothing is.
  var text: String? {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Keeps a text, with a line end at its end.
  func record(_ text: String) throws {
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\(text)\n".utf8).write(to: url, options: .atomic)
  }

  /// Whether snapshots are to be recorded anew: the environment says `BINDERY_RECORD_SNAPSHOTS=1`.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" }
}
