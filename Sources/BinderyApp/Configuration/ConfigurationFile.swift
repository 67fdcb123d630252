internal import BinderyServices
internal import Foundation

/// A file of lines `NAME=value` that replaces environment variables. systemd reads the same format.
///
///     # The port of the program.
///     BINDERY_PORT=8080
///     TMDB_KEY="abc"
enum ConfigurationFile {
  /// The environment with the variables of the file that `--config` or `BINDERY_CONFIG` names, if any. Variables of the
  /// environment win.
  ///
  /// - Throws: ``ConfigurationError`` for a file that cannot be read, or an invalid line.
  static func environment(
    _ given: String?, over environment: [String: String]
  ) throws(ConfigurationError) -> [String: String] {
    let (path, source) =
      given.map { ($0, "--config") } ?? (environment["BINDERY_CONFIG"] ?? "", "BINDERY_CONFIG")
    guard !path.isEmpty || given != nil else { return environment }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ConfigurationError(
        source: source, value: path, remedy: "Give the path of a text file that this user can read.")
    }
    return try variables(in: text, path: path).merging(environment) { _, set in set }
  }

  /// Parses the variables. Empty lines and lines that begin with `#` or `;` are ignored; quotes around a value are removed.
  static func variables(in text: String, path: String) throws(ConfigurationError) -> [String: String] {
    var variables: [String: String] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let line = line.trimmingCharacters(in: .whitespacesAndNewlines)
      if line.isEmpty || line.hasPrefix("#") || line.hasPrefix(";") { continue }
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts[0].trimmingCharacters(in: .whitespaces)
      guard parts.count == 2, isName(name) else {
        // The value may be a key, so the error contains only the line number.
        throw ConfigurationError(
          source: "\(path), line \(index + 1)", value: nil,
          remedy: "Write NAME=value, as in BINDERY_PORT=8080.")
      }
      variables[name] = unquoted(parts[1].trimmingCharacters(in: .whitespaces))
    }
    return variables
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.first, !first.isNumber else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static func unquoted(_ text: String) -> String {
    for quote in ["\"", "'"] where text.count >= 2 && text.hasPrefix(quote) && text.hasSuffix(quote) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
