/// Replies in Open-Meteo's documented formats.
enum OpenMeteoReplies {
  static let forecast = """
    {"latitude":51.4,"longitude":4.76,"generationtime_ms":0.1,"utc_offset_seconds":7200,
     "timezone":"Europe/Brussels","timezone_abbreviation":"CEST","elevation":20.0,
     "current_units":{"time":"iso8601","interval":"seconds","temperature_2m":"°C","is_day":"",
      "weather_code":"wmo code","wind_speed_10m":"km/h"},
     "current":{"time":"2025-05-10T12:45","interval":900,"temperature_2m":15.4,"is_day":1,"weather_code":3,
      "wind_speed_10m":11.5},
     "daily_units":{"time":"iso8601","weather_code":"wmo code","temperature_2m_max":"°C","temperature_2m_min":"°C",
      "wind_speed_10m_max":"km/h","sunrise":"iso8601","sunset":"iso8601"},
     "daily":{"time":["2025-05-10","2025-05-11","2025-05-12"],"weather_code":[61,0,95],
      "temperature_2m_max":[17.2,16.6,17],"temperature_2m_min":[8.9,6.2,6.3],
      "wind_speed_10m_max":[14.1,20.0,9.4],
      "sunrise":["2025-05-10T05:54","2025-05-11T05:52","2025-05-12T05:51"],
      "sunset":["2025-05-10T21:18","2025-05-11T21:20","2025-05-12T21:21"]}}
    """

  /// A reply with all requested fields, some with implausible percentages.
  static let detailed = """
    {"utc_offset_seconds":7200,"timezone":"Europe/Brussels",
     "current_units":{"temperature_2m":"°C","wind_speed_10m":"km/h","relative_humidity_2m":"%"},
     "current":{"time":"2025-05-10T12:45","interval":900,"temperature_2m":15.4,"apparent_temperature":13.1,
      "relative_humidity_2m":72,"is_day":1,"weather_code":3,"wind_speed_10m":11.5},
     "hourly":{"time":["2025-05-10T11:00","2025-05-10T12:00","2025-05-10T13:00"],"temperature_2m":[14,15,16],
      "is_day":[1,1,0],"weather_code":[2,2,0],"precipitation_probability":[5,0,101]},
     "daily":{"time":["2025-05-10","2025-05-11"],"weather_code":[61,0],"temperature_2m_max":[17.2,16.6],
      "temperature_2m_min":[8.9,6.2],"uv_index_max":[5.3,-999],"precipitation_probability_max":[45,100]}}
    """

  static let unixTime = """
    {"utc_offset_seconds":3600,"timezone":"Europe/Berlin",
     "current_units":{"time":"unixtime","temperature_2m":"°F","wind_speed_10m":"mp/h"},
     "current":{"time":1743246000,"temperature_2m":50,"is_day":0,"weather_code":0,"wind_speed_10m":10},
     "daily":{"time":[1743202800,1743289200,1743375600],"weather_code":[0,0,0],
      "temperature_2m_max":[60,61,62],"temperature_2m_min":[40,41,42]}}
    """

  static let legacy = """
    {"utc_offset_seconds":-25200,"timezone":"America/Los_Angeles",
     "current_weather":{"temperature":59.0,"windspeed":7.2,"winddirection":144.0,"weathercode":45,"is_day":1,
      "time":1681146000},
     "hourly_units":{"time":"unixtime","temperature_2m":"°F"},
     "hourly":{"time":[1681146000],"temperature_2m":[59.0]}}
    """

  static let places = """
    {"results":[
      {"id":2950159,"name":"Berlin","latitude":52.52437,"longitude":13.41053,"elevation":74.0,"feature_code":"PPLC",
       "country_code":"DE","timezone":"Europe/Berlin","population":3426354,"country":"Germany",
       "admin1":"Land Berlin"},
      {"id":1,"name":"Berlin","latitude":52.52437,"longitude":13.41053},
      {"id":5083330,"name":"Berlin","latitude":44.46867,"longitude":-71.18508,"country":"United States",
       "admin1":"New Hampshire"},
      {"id":2,"name":"Nowhere","latitude":null,"longitude":3.0},
      {"id":3,"name":"Beyond","latitude":123.0,"longitude":3.0},
      {"id":4,"latitude":1.0,"longitude":3.0},
      "odd",
      {"id":6,"name":"Bare","latitude":1,"longitude":3,"admin1":"","country":null}],
     "generationtime_ms":0.6}
    """

  static func error(_ reason: String) -> String { #"{"error":true,"reason":"\#(reason)"}"# }
}
