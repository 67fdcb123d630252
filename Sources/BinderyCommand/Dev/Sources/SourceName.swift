/// The names of files and folders that belong to no build.
enum SourceName {
  /// Whether a name is that of a hidden file, or of one that an editor makes for a moment.
  static func isIgnored(_ name: some StringProtocol) -> Bool {
    guard let first = name.first else { return true }
    return first == "." || first == "#" || name.hasSuffix("~") || name.hasSuffix("___")
      // Vim's 4913 tests whether a folder can be written.
      || name.allSatisfy(\.isNumber)
      || [".swp", ".swx", ".tmp", ".orig", ".rej"].contains { name.hasSuffix($0) }
  }
}
