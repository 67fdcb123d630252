@testable internal import TestSupport

/// Replies of weather services, in their documented formats, with unmistakable numbers.
enum Weather {
  /// A forecast of Open-Meteo for Brussels, requested on 10 May 2025.
  static let openMeteo = """
    {"latitude":51.4,"longitude":4.76,"utc_offset_seconds":7200,"timezone":"Europe/Brussels",
     "current_units":{"time":"iso8601","temperature_2m":"°C","wind_speed_10m":"km/h"},
     "current":{"time":"2025-05-10T12:45","interval":900,"temperature_2m":17.3,"is_day":1,"weather_code":71,
      "wind_speed_10m":37.0},
     "daily_units":{"time":"iso8601","temperature_2m_max":"°C","temperature_2m_min":"°C","wind_speed_10m_max":"km/h"},
     "daily":{"time":["2025-05-10","2025-05-11","2025-05-12"],"weather_code":[71,0,61],
      "temperature_2m_max":[31.0,29.0,27.0],"temperature_2m_min":[-11.0,-12.0,-13.0],
      "wind_speed_10m_max":[41.0,42.0,43.0]}}
    """

  /// An alert in Dark Sky's format.
  static let darkSkyWarning = """
    {"timezone":"Europe/Brussels","currently":{"time":1746873900,"summary":"Rain","icon":"rain","temperature":63.7},
     "alerts":[{"title":"Peculiar Flood Watch","regions":["Marin"],"severity":"Severe","time":1746870000,
      "expires":1746882000,"description":"Rivers may rise.","uri":"https://alerts.example/1"}]}
    """

  /// Places that Open-Meteo's search finds.
  static let places = """
    {"results":[{"id":1,"name":"Ulm","latitude":48.39841,"longitude":9.99155,"country":"Germany",
     "admin1":"Baden-Württemberg","timezone":"Europe/Berlin"}]}
    """

  /// A forecast in Dark Sky's format, of the same day.
  static let darkSky = """
    {"latitude":51.4006,"longitude":4.761,"timezone":"Europe/Brussels","offset":2,
     "currently":{"time":1746873900,"summary":"Peculiar Drizzle","icon":"rain","temperature":63.7,"windSpeed":23},
     "daily":{"data":[
      {"time":1746828000,"summary":"Rain.","icon":"rain","temperatureMin":47,"temperatureMax":71,"windSpeed":19},
      {"time":1746914400,"summary":"Sun.","icon":"clear-day","temperatureMin":44,"temperatureMax":68,"windSpeed":17}]},
     "flags":{"units":"us","nearest-station":-999}}
    """
}
