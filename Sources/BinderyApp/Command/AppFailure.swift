internal import BinderyTerminal
internal import BinderyWeb
internal import Foundation

/// The exit code (`sysexits.h`) for an error that ends an app's program.
enum AppFailure {
  /// Returns 64 for a usage error, 69 if the port is unavailable, 74 if the output cannot be written, and 70 for an internal error.
  static func exitCode(for error: any Error) -> CInt {
    switch error {
    case is UnknownAppError, TerminalError.invalidVariable: EX_USAGE
    case is WebHostError: EX_UNAVAILABLE
    case is OutputError: EX_IOERR
    default: EX_SOFTWARE
    }
  }
}
