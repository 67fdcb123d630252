internal import Foundation

/// Lines for the person who started a program that serves.
package enum Announcement {
  /// Writes to the standard output; if that fails, as on a full disk, to the standard error output. The program serves in any case.
  package static func write(_ text: String) {
    let data = Data(text.utf8)
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      try? FileHandle.standardError.write(contentsOf: data)
    }
  }
}
