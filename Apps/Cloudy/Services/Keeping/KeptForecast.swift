internal import BinderyStore
internal import Places

/// The record of the last forecast that a service sent for a point.
struct KeptForecast: Record {
  static let collection = "cloudy.forecast"

  let id: String
  let forecast: Forecast
}

extension Place.ID {
  /// The identity as text: `51401:4761`.
  var key: String { "\(latitude):\(longitude)" }
}
