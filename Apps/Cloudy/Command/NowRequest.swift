internal import CloudyModels
internal import Foundation

/// What is to be told and how: the command line, then the environment, then defaults, all checked.
struct NowRequest: Sendable, Equatable {
  /// The place by its name; nil for a point.
  let name: String?
  /// The point, where no name is given.
  let coordinate: Coordinate
  let settings: Settings
  let timeout: Duration
  let isJSON: Bool
  let usesSampleData: Bool

  /// Puts together what was said.
  /// - Throws: ``UsageError`` for the first thing that cannot be meant.
  init(_ options: NowOptions, environment: [String: String]) throws(UsageError) {
    func variable(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    let words = options.place.joined(separator: " ").trimmingCharacters(in: .whitespacesAndNewlines)
    let place = words.isEmpty ? variable("CLOUDY_PLACE") ?? "" : words
    let point = Self.point(place)
    coordinate = point ?? .fallback
    name = point == nil && !place.isEmpty ? place : nil
    settings = Settings(
      units: try Self.choice(
        options.units, "--units", variable("CLOUDY_UNITS"), "CLOUDY_UNITS", otherwise: .imperial),
      temperature: try Self.choice(
        options.temperature, "--temperature", variable("CLOUDY_TEMPERATURE"), "CLOUDY_TEMPERATURE",
        otherwise: .fahrenheit))
    timeout = try Self.duration(options.timeout ?? 5)
    isJSON = options.json
    usesSampleData =
      options.sample || ["1", "yes", "true", "on"].contains(variable("BINDERY_SAMPLE")?.lowercased())
  }

  /// Reads `51.4,4.76`; nil for what is no point on Earth.
  private static func point(_ text: String) -> Coordinate? {
    let degrees = text.split(separator: ",").map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1],
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ given: String?, _ option: String, _ set: String?, _ variable: String, otherwise: Choice
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let value = given ?? set else { return otherwise }
    guard let choice = Choice(rawValue: value.lowercased()) else {
      throw UsageError(
        source: given == nil ? variable : option, value: value,
        remedy: "Give \(Choice.allCases.map(\.rawValue).joined(separator: " or ")).")
    }
    return choice
  }

  private static func duration(_ seconds: Double) throws(UsageError) -> Duration {
    guard (0.1...600).contains(seconds) else {
      throw UsageError(source: "--timeout", value: "\(seconds)", remedy: "Give seconds from 0.1 to 600.")
    }
    return .seconds(seconds)
  }
}
