internal import Foundation

/// The source files that the gallery was built from, if they are on this machine.
struct SourceFolder: Sendable {
  /// The project's folder.
  let root: URL

  /// - Parameter root: The project's folder; by default, the folder in which this file was compiled.
  init(root: URL = Self.compiledIn) { self.root = root }

  private static let compiledIn = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The maximum size of a file in bytes. Larger files are not shown.
  private static let largest = 256 * 1_024

  /// Returns the app's files: models first, then the types that use them, and the app last; then those that it shares with other apps.
  func code(of lesson: Lesson) -> [SourceFile] {
    let app = "Apps/\(lesson.folder)"
    return ["Models", "Services", "ViewModels", "Views"].flatMap { files(below: "\(app)/\($0)") }
      + files(in: app) + (lesson.usesPlaces ? files(below: "Apps/Places") : [])
  }

  /// Returns the app's tests, including its browser tests.
  func tests(of lesson: Lesson) -> [SourceFile] {
    files(below: "Tests/Apps/\(lesson.folder)")
      + files(in: "Tests/Journeys/Apps").filter { $0.name == "\(lesson.folder)Journeys.swift" }
  }

  private func files(below folder: String) -> [SourceFile] {
    let base = root.appending(path: folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return found.sorted().compactMap { file(folder + "/" + $0) }
  }

  private func files(in folder: String) -> [SourceFile] {
    let found = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
    return (found ?? []).sorted().compactMap { file(folder + "/" + $0) }
  }

  private func file(_ path: String) -> SourceFile? {
    guard path.hasSuffix(".swift"), let data = try? Data(contentsOf: root.appending(path: path)),
      data.count <= Self.largest
    else { return nil }
    return SourceFile(path: path, text: String(decoding: data, as: UTF8.self))
  }
}
