internal import Foundation

/// The screen could not be written to the standard output.
struct OutputError: LocalizedError {
  let reason: String

  var errorDescription: String? {
    "Couldn't write the screen: \(reason). Write it to another file or device."
  }
}
