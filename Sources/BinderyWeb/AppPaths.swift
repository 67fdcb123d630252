internal import BinderyViews

/// Checks that apps can be told apart by their paths.
@MainActor
enum AppPaths {
  /// What the host serves itself.
  private static let reserved: Set<String> = ["bindery", "pictures"]

  /// The apps by path.
  static func checked(_ apps: [any App]) throws(WebHostError) -> [String: any App] {
    var byPath: [String: any App] = [:]
    for app in apps {
      let path = app.path
      if let reason = reason(against: path) { throw .invalidPath(path, reason: reason) }
      guard byPath.updateValue(app, forKey: path) == nil else {
        throw .invalidPath(path, reason: "another app has it")
      }
    }
    return byPath
  }

  private static func reason(against path: String) -> String? {
    if reserved.contains(path) { return "the host serves its own files there" }
    let isPlain = path.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || byte == UInt8(ascii: "-")
    }
    return isPlain ? nil : "a path is made of lower-case letters, digits and hyphens"
  }
}
