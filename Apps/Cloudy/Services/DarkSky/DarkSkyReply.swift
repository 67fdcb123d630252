internal import BinderyServices

/// A reply in the Dark Sky format. Only the time of a point is always present, so all other fields are optional.
struct DarkSkyReply: Decodable, Sendable {
  let timeZone: String?
  /// The hours from UTC, with a fraction for some zones.
  let offset: Double?
  let units: String?
  let current: Point?
  let hourly: [Point]
  let daily: [Point]
  let alerts: [Alert]

  private enum Key: String, CodingKey { case timezone, offset, flags, currently, hourly, daily, alerts }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    timeZone = fields.text(.timezone)
    offset = fields.number(.offset)
    units = fields.value(Flags.self, .flags)?.units
    current = fields.value(Point.self, .currently)
    hourly = fields.value(Block.self, .hourly)?.points ?? []
    daily = fields.value(Block.self, .daily)?.points ?? []
    alerts = fields.list(Alert.self, .alerts).compactMap(\.self)
  }

  /// The weather at a time, or of an hour or a day.
  struct Point: Decodable, Sendable {
    let time: Double?
    let summary: String?
    let icon: String?
    let temperature: Double?
    let apparentTemperature: Double?
    let humidity: Double?
    let uvIndex: Double?
    let precipitationProbability: Double?
    let minimumTemperature: Double?
    let maximumTemperature: Double?
    let windSpeed: Double?
    let sunrise: Double?
    let sunset: Double?

    private enum Key: String, CodingKey {
      case time, summary, icon, temperature, apparentTemperature, humidity, uvIndex, windSpeed, sunriseTime,
        sunsetTime
      case precipitationProbability = "precipProbability"
      case temperatureMin, temperatureLow, temperatureMax, temperatureHigh
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      time = fields.number(.time)
      summary = fields.text(.summary)
      icon = fields.text(.icon)
      temperature = fields.number(.temperature)
      apparentTemperature = fields.number(.apparentTemperature)
      humidity = fields.number(.humidity)
      uvIndex = fields.number(.uvIndex)
      precipitationProbability = fields.number(.precipitationProbability)
      minimumTemperature = fields.number(.temperatureMin) ?? fields.number(.temperatureLow)
      maximumTemperature = fields.number(.temperatureMax) ?? fields.number(.temperatureHigh)
      windSpeed = fields.number(.windSpeed)
      sunrise = fields.number(.sunriseTime)
      sunset = fields.number(.sunsetTime)
    }
  }

  /// An alert.
  struct Alert: Decodable, Sendable {
    let title: String?
    let severity: String?
    let regions: [String]
    let time: Double?
    let expires: Double?
    let description: String?
    let uri: String?

    private enum Key: String, CodingKey { case title, severity, regions, time, expires, description, uri }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      title = fields.text(.title)
      severity = fields.text(.severity)
      regions = fields.list(String.self, .regions).compactMap(\.self)
      time = fields.number(.time)
      expires = fields.number(.expires)
      description = fields.text(.description)
      uri = fields.text(.uri)
    }
  }

  private struct Block: Decodable {
    let points: [Point]

    private enum Key: String, CodingKey { case data }

    init(from decoder: any Decoder) throws {
      points = try decoder.container(keyedBy: Key.self).list(Point.self, .data).compactMap(\.self)
    }
  }

  private struct Flags: Decodable {
    let units: String?

    private enum Key: String, CodingKey { case units }

    init(from decoder: any Decoder) throws {
      units = try decoder.container(keyedBy: Key.self).text(.units)
    }
  }
}
