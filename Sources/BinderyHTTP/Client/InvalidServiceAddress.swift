public import Foundation

/// The error for an environment variable that is not a valid service address. The value is not shown, since it may
/// contain a key.
public struct InvalidServiceAddress: Error, Hashable, Sendable {
  /// The variable: `OPEN_METEO_URL`.
  public let variable: String
}

extension InvalidServiceAddress: LocalizedError {
  /// The sentence for the user.
  public var errorDescription: String? {
    "The environment variable \(variable) is not a valid service address. Use one such as https://example.org, or "
      + "leave it out for the public service."
  }
}
