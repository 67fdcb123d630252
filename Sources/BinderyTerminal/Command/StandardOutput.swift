internal import Foundation

/// The standard output, for one screen.
enum StandardOutput {
  /// Writes to the standard output. A reader that ends early, such as `head`, is no failure: as usual, the program then ends by
  /// SIGPIPE, even if the program that started it ignores that signal.
  static func write(_ data: Data) throws(OutputError) {
    signal(SIGPIPE, SIG_DFL)
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw OutputError(reason: String(cString: strerror(errno)))
      }
    }
  }
}
