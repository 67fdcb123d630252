internal import Foundation

/// The terminal, or the file to which the output goes.
enum Console {
  /// Writes lines at once: `print` would keep them where the output is no terminal.
  static func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
}
