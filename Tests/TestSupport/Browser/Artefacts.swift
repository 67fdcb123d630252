internal import Foundation

/// The folder for screenshots of journeys: `BINDERY_ARTEFACTS`. Without it, only those of failures are taken, in `.build/artefacts`.
enum Artefacts {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let given = ProcessInfo.processInfo.environment["BINDERY_ARTEFACTS"] ?? ""
  /// Whether screenshots of journeys that succeed are wanted.
  static var areWanted: Bool { !given.isEmpty }

  /// The folder, created if necessary.
  static func folder() throws -> String {
    let folder = given.isEmpty ? package.appending(path: ".build/artefacts").path : given
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// The folder of the pictures that pages show.
  static let pictures = package.appending(path: "Documentation/Images")
}

extension Page {
  /// Saves a screenshot of the window as `<name>.png`, if screenshots are wanted.
  func screenshot(_ name: String, isWhole: Bool = false) async throws {
    if Artefacts.areWanted { try await saveScreenshot(name, isWhole: isWhole) }
  }

  /// Saves a screenshot of the window as `<name>.png`.
  /// - Parameter isWhole: Whether to include the whole document instead of the visible part.
  @discardableResult
  func saveScreenshot(_ name: String, isWhole: Bool = false) async throws -> String {
    let answer = try await call(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": .bool(isWhole)])
    let path = try Artefacts.folder() + "/\(name).png"
    try Data(base64Encoded: answer["data"].string ?? "")?.write(to: URL(filePath: path))
    return path
  }

  /// Saves a screenshot of the window for a page of the documentation. `BINDERY_RECORD_SNAPSHOTS=1` also replaces the picture in
  /// `Documentation/Images`: look at it before you commit it.
  func picture(_ name: String) async throws {
    let picture = Artefacts.pictures.appending(path: "\(name).png")
    if ProcessInfo.processInfo.environment["BINDERY_RECORD_SNAPSHOTS"] == "1" {
      let path = try await saveScreenshot("picture-\(name)")
      try Data(contentsOf: URL(filePath: path)).write(to: picture)
    } else if !FileManager.default.fileExists(atPath: picture.path) {
      throw MissingPicture(path: picture.path)
    }
  }
}

/// A picture that a journey takes, and that was never recorded.
struct MissingPicture: Error, CustomStringConvertible {
  let path: String

  var description: String { "There is no \(path). Run this test with BINDERY_RECORD_SNAPSHOTS=1." }
}
