public import struct Foundation.Date

/// An alert of a weather service.
public struct WeatherAlert: Sendable, Hashable, Codable {
  /// The severity, in the terms of the Common Alerting Protocol.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    case extreme, severe, moderate, minor, unknown

    /// Parses a service's name of a severity, in any case.
    public init(name: String?) {
      self = name.flatMap { Self(rawValue: $0.lowercased()) } ?? .unknown
    }
  }

  /// The title: `Flood Watch`.
  public let title: String
  /// The severity.
  public var severity = Severity.unknown
  /// The affected regions, as the service names them.
  public var regions: [String] = []
  /// The start of the alert.
  public var begins: Date?
  /// The end of the alert; nil if unknown.
  public var expires: Date?
  /// The description and instructions in the service's own words. May be empty.
  public var text = ""
  /// The address of a page with more information.
  public var url: String?
}
