public import struct Foundation.Date

/// A warning of a weather office.
public struct WeatherAlert: Sendable, Hashable, Codable {
  /// How bad it may become, in the words of the Common Alerting Protocol.
  public enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
    case extreme, severe, moderate, minor, unknown

    /// Reads a service's word for it, whatever its case.
    public init(name: String?) {
      self = name.flatMap { Self(rawValue: $0.lowercased()) } ?? .unknown
    }
  }

  /// What is coming: `Flood Watch`.
  public let title: String
  /// How bad it may become.
  public let severity: Severity
  /// Where, as the office names it.
  public let regions: [String]
  /// From when on.
  public let begins: Date?
  /// Until when; `nil` where it is not known.
  public let expires: Date?
  /// What to know and what to do, in the office's own words. May be empty.
  public let text: String
  /// Where more is said.
  public let url: String?

  /// Describes a warning.
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
