/// A size in words: `3.4 MB`.
package enum FileSize {
  /// Returns the words for a number of bytes.
  package static func words(_ bytes: Int) -> String {
    let tenths = bytes / 100_000
    return switch bytes {
    case ..<1_000: "\(bytes) B"
    case ..<1_000_000: "\(bytes / 1_000) kB"
    case _ where tenths % 10 == 0: "\(tenths / 10) MB"
    default: "\(tenths / 10).\(tenths % 10) MB"
    }
  }
}
