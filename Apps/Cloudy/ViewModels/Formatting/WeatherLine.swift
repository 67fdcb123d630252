public import BinderyViewModels
internal import Foundation
public import Places

/// The weather of a place in one line, for a prompt or a script.
public struct WeatherLine: Sendable {
  private let place: Place
  private let forecast: Forecast
  private let weather: WeatherText
  private let context: DisplayContext

  /// Creates the line for a forecast.
  public init(_ place: Place, _ forecast: Forecast, settings: Settings, context: DisplayContext) {
    self.place = place
    self.forecast = forecast
    self.context = context
    weather = WeatherText(settings: settings, locale: context.locale)
  }

  /// `Paris: 44.1 °F, Light rain, 12 MPH`, followed in brackets by the age of an old forecast or a note on sample
  /// data. Line breaks that the service sent are removed.
  ///
  /// - Parameter isEmphasized: Whether the temperature is bold, with ANSI escape codes.
  public func text(isEmphasized: Bool = false) -> String {
    let current = forecast.current
    let temperature = weather.temperature(current.temperature)
    let parts = [
      isEmphasized ? "\u{1B}[1m\(temperature)\u{1B}[0m" : temperature, Self.plain(current.summary),
      current.windSpeed == nil ? "" : weather.wind(current.windSpeed),
    ]
    let line = "\(name): \(parts.filter { !$0.isEmpty }.joined(separator: ", "))"
    return note.map { "\(line) (\($0))" } ?? line
  }

  /// The values as a JSON object on one line, without unknown values.
  public var json: String {
    let current = forecast.current
    let isCelsius = weather.settings.temperature == .celsius
    let isMetric = weather.settings.units == .metric
    let object = WeatherObject(
      place: name, latitude: place.coordinate.latitude, longitude: place.coordinate.longitude,
      time: current.time.formatted(
        Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: forecast.timeZone)),
      timeZone: forecast.timeZone.identifier, summary: current.summary.isEmpty ? nil : current.summary,
      icon: current.icon.rawValue,
      temperature: Self.tenths(current.temperature?.value(in: weather.scale)),
      apparentTemperature: Self.tenths(current.apparentTemperature?.value(in: weather.scale)),
      temperatureUnit: isCelsius ? "celsius" : "fahrenheit",
      windSpeed: Self.tenths(current.windSpeed?.value(in: isMetric ? .kilometersPerHour : .milesPerHour)),
      windSpeedUnit: isMetric ? "kph" : "mph", source: forecast.source.rawValue,
      ageSeconds: Int(max(0, min(age, 1e12))))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(object)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  private var name: String {
    if !place.name.isEmpty { return Self.plain(place.name) }
    let degrees = [place.coordinate.latitude, place.coordinate.longitude]
    return degrees.map { weather.numbers.number($0, decimals: 3) }.joined(separator: ", ")
  }

  private var age: Double { context.now().timeIntervalSince(forecast.fetchedAt) }

  private var note: String? {
    switch forecast.source {
    case .live: nil
    case .sample: "sample data"
    case .stored: "\(AgeText.words(seconds: age)) old"
    }
  }

  /// Removes control characters, so that a service cannot send escape codes to the terminal.
  private static func plain(_ text: String) -> String {
    text.split { $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
      .joined(separator: " ")
  }

  private static func tenths(_ value: Double?) -> Double? {
    value.flatMap { $0.isFinite ? ($0 * 10).rounded() / 10 : nil }
  }
}

/// The JSON object. Scripts rely on its names.
private struct WeatherObject: Encodable {
  let place: String
  let latitude: Double
  let longitude: Double
  let time: String
  let timeZone: String
  let summary: String?
  let icon: String
  let temperature: Double?
  let apparentTemperature: Double?
  let temperatureUnit: String
  let windSpeed: Double?
  let windSpeedUnit: String
  let source: String
  let ageSeconds: Int
}
