public import Foundation

/// A variable of the environment that should name the address of a service, and does not. What it says is not told:
/// it may hold a key.
public struct InvalidServiceAddress: Error, Hashable, Sendable {
  /// The variable: `OPEN_METEO_URL`.
  public let variable: String
}

extension InvalidServiceAddress: LocalizedError {
  /// The sentence to show.
  public var errorDescription: String? {
    "The environment variable \(variable) names no address of a service. Give one such as https://example.org, or "
      + "leave it out for the public service."
  }
}
