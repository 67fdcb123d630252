internal import BinderyHTTP
internal import BinderyWeb
internal import Foundation

/// Why the gallery cannot run: the sentence, and the exit code of `sysexits.h`.
enum Failure {
  /// What went wrong and what to do.
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

  /// 64 for a usage error, 69 where the port or the data cannot be used, 70 for a fault of the program.
  static func exitCode(for error: any Error) -> CInt {
    switch error {
    case is ConfigurationError: EX_USAGE
    case is WebHostError: EX_UNAVAILABLE
    default: EX_SOFTWARE
    }
  }
}
