internal import BinderyHTTP
internal import Foundation

/// Reads values of the environment and refuses what makes no sense.
struct EnvironmentReader {
  private let environment: [String: String]

  init(_ environment: [String: String]) { self.environment = environment }

  /// The address of a service.
  func address(_ variable: String) throws -> ServiceAddress? {
    guard let value = value(variable) else { return nil }
    guard let address = ServiceAddress(value) else {
      throw ConfigurationError(
        variable: variable, value: Self.withoutSecrets(value),
        remedy: "Give an address such as http://127.0.0.1:8080, or leave it out for the public service.")
    }
    return address
  }

  /// An address that is part of the program.
  func standard(_ text: String) throws -> ServiceAddress {
    guard let address = ServiceAddress(text) else {
      throw ConfigurationError(variable: text, value: text, remedy: "Report this as a fault of Cloudy.")
    }
    return address
  }

  /// An access key.
  func key(_ variable: String) throws -> String? {
    guard let key = value(variable) else { return nil }
    guard key.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else {
      throw ConfigurationError(
        variable: variable, value: nil, remedy: "Give the key as the service shows it, without spaces.")
    }
    return key
  }

  /// A date of ISO 8601 with its time zone.
  func date(_ variable: String) throws -> Date? {
    guard let value = value(variable) else { return nil }
    for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
      if let date = try? style.parse(value) { return date }
    }
    throw ConfigurationError(
      variable: variable, value: value,
      remedy:
        "Give a date and time with its zone, such as 2025-05-10T12:45:00Z, or leave it out for the real time."
    )
  }

  /// A locale that the system knows.
  func locale(_ variable: String) throws -> Locale? {
    guard let value = value(variable) else { return nil }
    let identifier = value.replacingOccurrences(of: "-", with: "_")
    guard Locale.availableIdentifiers.contains(identifier) else {
      throw ConfigurationError(
        variable: variable, value: value,
        remedy: "Give a language and a region, such as en_US or de_DE, or leave it out for en_US.")
    }
    return Locale(identifier: identifier)
  }

  /// A time zone. A file name, as some systems set it, means the system's own zone.
  func timeZone(_ variable: String) throws -> TimeZone? {
    guard var value = value(variable) else { return nil }
    if value.hasPrefix(":") { value.removeFirst() }
    guard !value.hasPrefix("/") else { return nil }
    guard let timeZone = TimeZone(identifier: value) ?? TimeZone(abbreviation: value) else {
      throw ConfigurationError(
        variable: variable, value: value,
        remedy: "Give the name of a time zone, such as Europe/Berlin or UTC, or leave it out.")
    }
    return timeZone
  }

  private func value(_ variable: String) -> String? {
    let value = environment[variable]?.trimmingCharacters(in: .whitespacesAndNewlines)
    return value?.isEmpty == false ? value : nil
  }

  /// An address may carry a password or a key even when it is misspelt.
  private static func withoutSecrets(_ value: String) -> String {
    let shown = value.prefix { $0 != "?" }
    guard let at = shown.lastIndex(of: "@") else { return String(shown) }
    return "…" + shown[at...]
  }
}
