internal import Foundation

/// The terminal, or the files to which output and reports go.
enum Console {
  /// Writes lines at once: `print` would keep them where the output is no terminal.
  static func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  /// Writes a sentence to the standard error, at once: what goes on, or what went wrong.
  static func report(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }
}
