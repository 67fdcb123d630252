internal import BinderyHTTP
internal import BinderyWeb
internal import CloudyModels
internal import Foundation

/// How the gallery tells why it cannot run, and with which of the system's exit codes (`sysexits.h`).
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
    case let error as ConfigurationError: error.description
    case let error as any LocalizedError: error.errorDescription ?? "\(error)"
    default: "\(error)"
    }
  }

  /// 64 for what was said wrongly, 69 where the port or data cannot be had, 70 for a fault of the program.
  static func exitCode(for error: any Error) -> CInt {
    switch error {
    case is ConfigurationError, is CloudyModels.ConfigurationError, is InvalidServiceAddress: EX_USAGE
    case is WebHostError: EX_UNAVAILABLE
    default: EX_SOFTWARE
    }
  }
}
