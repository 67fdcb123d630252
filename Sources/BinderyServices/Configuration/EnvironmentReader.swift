public import Foundation

/// Reads the environment variables that configure an app, and rejects invalid values.
///
/// Empty variables are treated as not set.
///
/// ```swift
/// let environment = EnvironmentReader(ProcessInfo.processInfo.environment)
/// let address = try environment.address("OPEN_METEO_URL", standard: "https://api.open-meteo.com")
/// ```
public struct EnvironmentReader: Sendable {
  private let values: [String: String]

  /// Creates a reader of the given variables.
  public init(_ values: [String: String]) { self.values = values }

  /// The value of a variable without surrounding white space; nil if it is not set.
  public subscript(variable: String) -> String? {
    let value = values[variable]?.trimmingCharacters(in: .whitespacesAndNewlines)
    return value?.isEmpty == false ? value : nil
  }

  /// Returns whether a variable is on: `1`, `yes`, `true` or `on`. A variable that is not set is off.
  /// - Throws: ``ConfigurationError`` for any other text.
  public func flag(_ variable: String) throws(ConfigurationError) -> Bool {
    switch self[variable]?.lowercased() {
    case nil, "0", "no", "false", "off": return false
    case "1", "yes", "true", "on": return true
    default: throw ConfigurationError(source: variable, value: self[variable], remedy: "Give 1 or 0.")
    }
  }

  /// Returns the value of an option of the command line, else of the variable that replaces it; nil if neither is set.
  /// - Parameters:
  ///   - option: The name of the option: `--port`.
  ///   - given: The option's text; nil if it is not given.
  ///   - variable: The name of the variable: `BINDERY_PORT`.
  ///   - remedy: What to give instead of an invalid text, as a sentence.
  ///   - parse: Returns the value of a text; nil if it is invalid.
  /// - Throws: ``ConfigurationError`` with the name of the option or the variable, if its text is invalid.
  public func setting<Value>(
    _ option: String, _ given: String?, _ variable: String, remedy: String, parse: (String) -> Value?
  ) throws(ConfigurationError) -> Value? {
    guard let text = given ?? self[variable] else { return nil }
    guard let value = parse(text) else {
      throw ConfigurationError(source: given == nil ? variable : option, value: text, remedy: remedy)
    }
    return value
  }

  // MARK: Services

  /// Returns the address of a service; nil if the variable is not set.
  /// - Throws: ``ConfigurationError`` if it is not an `http` or `https` address.
  public func address(_ variable: String) throws(ConfigurationError) -> ServiceAddress? {
    guard let value = self[variable] else { return nil }
    guard let address = ServiceAddress(value) else {
      throw ConfigurationError(
        source: variable, value: Self.withoutSecrets(value),
        remedy: "Give an address such as http://127.0.0.1:8080, or leave it out for the public service.")
    }
    return address
  }

  /// Returns the address of a service, or its public one if the variable is not set.
  /// - Throws: ``ConfigurationError`` if it is not an `http` or `https` address.
  public func address(_ variable: String, standard: String) throws(ConfigurationError) -> ServiceAddress {
    if let address = try address(variable) { return address }
    guard let address = ServiceAddress(standard) else {
      throw ConfigurationError(
        source: variable, value: standard, remedy: "Report this as a fault of the program.")
    }
    return address
  }

  /// Returns the access key of a service; nil if the variable is not set.
  /// - Throws: ``ConfigurationError`` for a key with spaces or other invalid characters. The error does not contain the key.
  public func key(_ variable: String) throws(ConfigurationError) -> String? {
    guard let key = self[variable] else { return nil }
    guard key.unicodeScalars.allSatisfy({ (0x21...0x7E).contains($0.value) }) else {
      throw ConfigurationError(
        source: variable, value: nil, remedy: "Give the key as the service shows it, without spaces.")
    }
    return key
  }

  // MARK: Time and language

  /// Returns the fixed date in `BINDERY_NOW`, in ISO 8601 with a time zone; nil if it is not set.
  /// - Throws: ``ConfigurationError`` for any other text.
  private func fixedDate() throws(ConfigurationError) -> Date? {
    guard let value = self["BINDERY_NOW"] else { return nil }
    for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true)] {
      if let date = try? style.parse(value) { return date }
    }
    throw ConfigurationError(
      source: "BINDERY_NOW", value: value,
      remedy:
        "Give a date and time with its zone, such as 2025-05-10T12:45:00Z, or leave it out for the real time."
    )
  }

  /// Returns the current date: the fixed one in `BINDERY_NOW`, otherwise the real one.
  /// - Throws: ``ConfigurationError`` if `BINDERY_NOW` is not a date and time.
  public func now() throws(ConfigurationError) -> @Sendable () -> Date {
    guard let date = try fixedDate() else { return { Date() } }
    return { date }
  }

  /// Returns the locale in `BINDERY_LOCALE`: `de_DE`. The default is US English.
  /// - Throws: ``ConfigurationError`` for an unknown locale.
  public func locale() throws(ConfigurationError) -> Locale {
    guard let value = self["BINDERY_LOCALE"] else { return Locale(identifier: "en_US") }
    let identifier = value.replacingOccurrences(of: "-", with: "_")
    guard Locale.availableIdentifiers.contains(identifier) else {
      throw ConfigurationError(
        source: "BINDERY_LOCALE", value: value,
        remedy: "Give a language and a region, such as en_US or de_DE, or leave it out for en_US.")
    }
    return Locale(identifier: identifier)
  }

  /// Returns the time zone in `TZ`: `Europe/Berlin`. The system's zone if it is not set, or names a file as on some systems.
  /// - Throws: ``ConfigurationError`` for an unknown time zone.
  public func timeZone() throws(ConfigurationError) -> TimeZone {
    guard let value = self["TZ"] else { return .current }
    let name = value.hasPrefix(":") ? String(value.dropFirst()) : value
    guard !name.hasPrefix("/") else { return .current }
    guard let timeZone = TimeZone(identifier: name) ?? TimeZone(abbreviation: name) else {
      throw ConfigurationError(
        source: "TZ", value: value,
        remedy: "Give the name of a time zone, such as Europe/Berlin or UTC, or leave it out.")
    }
    return timeZone
  }

  /// Removes secrets, because even an invalid address may contain a password or a key.
  private static func withoutSecrets(_ value: String) -> String {
    let shown = value.prefix { $0 != "?" }
    guard let at = shown.lastIndex(of: "@") else { return String(shown) }
    return "…" + shown[at...]
  }
}
