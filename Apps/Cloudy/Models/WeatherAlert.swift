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
  public let severity: Severity
  /// The affected regions, as the service names them.
  public let regions: [String]
  /// The start of the alert.
  public let begins: Date?
  /// The end of the alert; nil if unknown.
  public let expires: Date?
  /// The description and instructions in the service's own words. May be empty.
  public let text: String
  /// The address of a page with more information.
  public let url: String?

  /// Creates an alert from its values.
  public init(
    title: String, severity: Severity = .unknown, regions: [String] = [], begins: Date? = nil,
    expires: Date? = nil, text: String = "", url: String? = nil
  ) {
    self.title = title
    self.severity = severity
    self.regions = regions
    self.begins = begins
    self.expires = expires
    self.text = text
    self.url = url
  }
}
