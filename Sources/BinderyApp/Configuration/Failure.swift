internal import BinderyServices
internal import BinderyStore
internal import BinderyTerminal
internal import BinderyWeb
internal import Foundation

/// The message and the exit code (`sysexits.h`) for an error that ends a program.
enum Failure {
  /// Returns a sentence that says what went wrong and what to do.
  static func sentence(for error: any Error) -> String {
    switch error {
    case let error as WebHostError:
      if case .portTaken = error {
        "\(error) For example: --port 0 takes one that is free."
      } else {
        "\(error)"
      }
    case let error as any LocalizedError: error.errorDescription ?? "\(error)"
    default: "\(error)"
    }
  }

  /// Returns 64 for a usage error, 65 if data differs, 73 if there is other data in the way, 69 if the port or the data is unavailable, 74 if the output cannot be written, and 70 for an internal error.
  static func exitCode(for error: any Error) -> CInt {
    switch error {
    case is ConfigurationError, is UnknownAppError, TerminalError.invalidVariable: EX_USAGE
    case is WebHostError, is StorageError: EX_UNAVAILABLE
    case is OutputError: EX_IOERR
    case CopyError.different: EX_DATAERR
    case is CopyError: EX_CANTCREAT
    default: EX_SOFTWARE
    }
  }
}
