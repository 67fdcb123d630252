internal import BinderyServices

/// Open-Meteo's reply to a forecast request, in its present and its earlier format. All fields are optional: a value
/// that is missing, null or of another type is nil.
struct OpenMeteoForecastReply: Decodable, Sendable {
  let timeZone: String?
  let offset: Double
  let current: Moment?
  let hourly: Series?
  let daily: Series?
  /// The temperature unit, for example `°C`, from the first block that has it.
  let temperatureUnit: String?
  /// The speed unit, for example `km/h`.
  let speedUnit: String?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: OpenMeteoField.self)
    timeZone = fields.text(.timezone)
    offset = fields.number(.utcOffset).flatMap { abs($0) <= 64_800 ? $0 : nil } ?? 0
    current = fields.value(Moment.self, .current) ?? fields.value(Moment.self, .earlierCurrent)
    hourly = fields.value(Series.self, .hourly)
    daily = fields.value(Series.self, .daily)
    let units = [OpenMeteoField.currentUnits, .earlierCurrentUnits, .dailyUnits, .hourlyUnits]
      .compactMap { fields.value(Units.self, $0) }
    temperatureUnit = units.lazy.compactMap(\.temperature).first
    speedUnit = units.lazy.compactMap(\.speed).first
  }

  /// The weather at one time.
  struct Moment: Decodable, Sendable {
    let time: OpenMeteoTime?
    let temperature: Double?
    let apparentTemperature: Double?
    /// The relative humidity in percent.
    let humidity: Double?
    let windSpeed: Double?
    let code: Double?
    let isDay: Bool?

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: OpenMeteoField.self)
      time = fields.value(OpenMeteoTime.self, .time)
      temperature = fields.number(.temperature) ?? fields.number(.earlierCurrentTemperature)
      apparentTemperature = fields.number(.apparentTemperature)
      humidity = fields.number(.humidity) ?? fields.number(.earlierHumidity)
      windSpeed =
        fields.number(.windSpeed) ?? fields.number(.earlierWindSpeed)
        ?? fields.number(.earlierCurrentWindSpeed)
      code = fields.number(.weatherCode) ?? fields.number(.earlierWeatherCode)
      isDay = fields.integer(.isDay).map { $0 != 0 } ?? fields.value(Bool.self, .isDay)
    }
  }

  /// Parallel lists with one entry for each time. They may have different lengths.
  struct Series: Decodable, Sendable {
    let times: [OpenMeteoTime?]
    let temperatures: [Double?]
    let minimumTemperatures: [Double?]
    let maximumTemperatures: [Double?]
    let windSpeeds: [Double?]
    let codes: [Double?]
    let isDay: [Double?]
    let sunrises: [OpenMeteoTime?]
    let sunsets: [OpenMeteoTime?]
    let uvIndices: [Double?]
    /// The probabilities of precipitation in percent.
    let precipitationProbabilities: [Double?]

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: OpenMeteoField.self)
      func numbers(_ keys: OpenMeteoField...) -> [Double?] {
        keys.first { fields.contains($0) }.map(fields.numbers) ?? []
      }
      times = fields.list(OpenMeteoTime.self, .time)
      temperatures = numbers(.temperature)
      minimumTemperatures = numbers(.minimumTemperature)
      maximumTemperatures = numbers(.maximumTemperature)
      windSpeeds = numbers(.maximumWindSpeed, .earlierMaximumWindSpeed, .windSpeed, .earlierWindSpeed)
      codes = numbers(.weatherCode, .earlierWeatherCode)
      isDay = numbers(.isDay)
      sunrises = fields.list(OpenMeteoTime.self, .sunrise)
      sunsets = fields.list(OpenMeteoTime.self, .sunset)
      uvIndices = numbers(.maximumUVIndex, .uvIndex)
      precipitationProbabilities = numbers(.maximumPrecipitationProbability, .precipitationProbability)
    }
  }

  private struct Units: Decodable {
    let temperature: String?
    let speed: String?

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: OpenMeteoField.self)
      func unit(_ keys: OpenMeteoField...) -> String? { keys.lazy.compactMap(fields.text).first }
      temperature = unit(.temperature, .earlierCurrentTemperature, .maximumTemperature, .apparentTemperature)
      speed = unit(
        .windSpeed, .earlierWindSpeed, .earlierCurrentWindSpeed, .maximumWindSpeed, .earlierMaximumWindSpeed)
    }
  }
}
