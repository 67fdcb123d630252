internal import Foundation

/// The folder for screenshots of journeys: `BINDERY_ARTEFACTS`, or `.build/artefacts` in the package.
enum Artefacts {
  /// The folder, created if necessary.
  static func folder() throws -> String {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let given = ProcessInfo.processInfo.environment["BINDERY_ARTEFACTS"] ?? ""
    let folder = given.isEmpty ? package.appending(path: ".build/artefacts").path : given
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }
}

extension Page {
  /// Saves a screenshot of the window as `<name>.png`.
  /// - Parameter isWhole: Whether to include the whole document instead of the visible part.
  @discardableResult
  func screenshot(_ name: String, isWhole: Bool = false) async throws -> String {
    let answer = try await call(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": .bool(isWhole)])
    let path = try Artefacts.folder() + "/\(name).png"
    try Data(base64Encoded: answer["data"].string ?? "")?.write(to: URL(filePath: path))
    return path
  }
}
