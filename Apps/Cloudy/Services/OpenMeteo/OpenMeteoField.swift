/// The names of Open-Meteo's fields. The earlier names are still used in recorded replies.
enum OpenMeteoField: String, CodingKey {
  case timezone
  case utcOffset = "utc_offset_seconds"

  // Blocks, and the units of their fields.
  case current, hourly, daily
  case earlierCurrent = "current_weather"
  case currentUnits = "current_units"
  case earlierCurrentUnits = "current_weather_units"
  case hourlyUnits = "hourly_units"
  case dailyUnits = "daily_units"

  // Fields of the blocks.
  case time, sunrise, sunset
  case isDay = "is_day"
  case temperature = "temperature_2m"
  case earlierCurrentTemperature = "temperature"
  case apparentTemperature = "apparent_temperature"
  case humidity = "relative_humidity_2m"
  case earlierHumidity = "relativehumidity_2m"
  case uvIndex = "uv_index"
  case maximumUVIndex = "uv_index_max"
  case precipitationProbability = "precipitation_probability"
  case maximumPrecipitationProbability = "precipitation_probability_max"
  case minimumTemperature = "temperature_2m_min"
  case maximumTemperature = "temperature_2m_max"
  case windSpeed = "wind_speed_10m"
  case earlierWindSpeed = "windspeed_10m"
  case earlierCurrentWindSpeed = "windspeed"
  case maximumWindSpeed = "wind_speed_10m_max"
  case earlierMaximumWindSpeed = "windspeed_10m_max"
  case weatherCode = "weather_code"
  case earlierWeatherCode = "weathercode"
}
