internal import Foundation

/// Where journeys leave their pictures: `BINDERY_ARTEFACTS`, else `.build/artefacts` of the package.
enum Artefacts {
  /// The folder, made if need be.
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
  /// Keeps a picture of what the window shows, as `<name>.png`.
  /// - Parameter isWhole: The whole document instead of what is in sight.
  @discardableResult
  func screenshot(_ name: String, isWhole: Bool = false) async throws -> String {
    let answer = try await call(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": .bool(isWhole)])
    let path = try Artefacts.folder() + "/\(name).png"
    try Data(base64Encoded: answer["data"].string ?? "")?.write(to: URL(filePath: path))
    return path
  }
}
