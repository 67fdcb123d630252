internal import BinderyViews

/// Validates the paths of apps and the names of their folders.
@MainActor
enum AppPaths {
  /// The paths of the health checks.
  nonisolated static let health: Set<String> = ["/healthz", "/readyz"]

  /// Returns the apps by path.
  static func checked(_ apps: [any WindowScene]) throws(WebHostError) -> [String: any WindowScene] {
    var byPath: [String: any WindowScene] = [:]
    for app in apps {
      let path = app.path
      if let reason = reason(against: path) { throw .invalidPath(path, reason: reason) }
      guard byPath.updateValue(app, forKey: path) == nil else {
        throw .invalidPath(path, reason: "another app has it")
      }
    }
    return byPath
  }

  /// Returns the names of the folders of stored pictures.
  ///
  /// - Parameter areKept: Whether the host has a store of files.
  static func checkedFolders(_ apps: [any WindowScene], areKept: Bool) throws(WebHostError) -> Set<String> {
    var names: Set<String> = []
    for folder in apps.flatMap(\.storedPictures) {
      guard !folder.name.isEmpty, isPlain(folder.name) else {
        throw .invalidFolder(folder.name, reason: "a name is made of lower-case letters, digits and hyphens")
      }
      guard names.insert(folder.name).inserted else {
        throw .invalidFolder(folder.name, reason: "another folder has it")
      }
      guard areKept else {
        throw .invalidFolder(folder.name, reason: "the host has no store of files (WebConfiguration.files)")
      }
    }
    return names
  }

  private static func reason(against path: String) -> String? {
    if Route.reserved.contains(path) { return "the host serves its own files there" }
    return isPlain(path) ? nil : "a path is made of lower-case letters, digits and hyphens"
  }

  private static func isPlain(_ name: String) -> Bool {
    name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
  }
}
