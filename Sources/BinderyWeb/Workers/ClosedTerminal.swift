internal import Foundation

/// Whether the terminal in which the program was started is closed. Its end sends SIGHUP too.
struct ClosedTerminal: Sendable {
  private let hadTerminal = isatty(STDIN_FILENO) == 1

  var isClosed: Bool { hadTerminal && isatty(STDIN_FILENO) == 0 }
}
