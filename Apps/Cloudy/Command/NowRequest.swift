internal import BinderyServices
internal import CloudyViewModels
internal import Foundation
internal import Places

/// The validated place and format of an output, from the command line, the environment and defaults, in this order.
struct NowRequest: Sendable, Equatable {
  /// The name of the place; nil if coordinates are given.
  let name: String?
  /// The position, if no name is given.
  let coordinate: Coordinate
  let settings: Settings
  let timeout: Duration
  let isJSON: Bool
  let usesSampleData: Bool

  /// Combines the command line and the environment.
  /// - Throws: ``ConfigurationError`` for the first invalid value.
  init(_ options: NowOptions, environment: [String: String]) throws(ConfigurationError) {
    let variables = EnvironmentReader(environment)
    let words = options.place.joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    let place = words.isEmpty ? variables["CLOUDY_PLACE"] ?? "" : words
    let point = Self.point(place)
    coordinate = point ?? Place.fallback.coordinate
    name = point == nil && !place.isEmpty ? place : nil
    settings = Settings(
      units: try variables.choice("--units", options.units, "CLOUDY_UNITS") ?? .imperial,
      temperature: try variables.choice("--temperature", options.temperature, "CLOUDY_TEMPERATURE")
        ?? .fahrenheit)
    timeout = try Self.duration(options.timeout ?? 5)
    isJSON = options.json
    let wantsSampleData = try variables.flag("BINDERY_SAMPLE")
    usesSampleData = options.sample || wantsSampleData
  }

  /// Parses `51.4,4.76`; nil if it is not a point on Earth.
  private static func point(_ text: String) -> Coordinate? {
    let degrees = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1] else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func duration(_ seconds: Double) throws(ConfigurationError) -> Duration {
    guard (0.1...600).contains(seconds) else {
      throw ConfigurationError(
        source: "--timeout", value: "\(seconds)", remedy: "Give seconds from 0.1 to 600.")
    }
    return .seconds(seconds)
  }
}

extension EnvironmentReader {
  /// Returns the choice of an option, else of its variable; nil if neither is set.
  fileprivate func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _ given: String?, _ variable: String
  ) throws(ConfigurationError) -> Choice? where Choice.RawValue == String {
    try setting(
      option, given, variable,
      remedy: "Give \(Choice.allCases.map(\.rawValue).joined(separator: " or ")).",
      parse: { Choice(rawValue: $0.lowercased()) })
  }
}
