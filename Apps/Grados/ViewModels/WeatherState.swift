internal import Places

/// The state of a window's weather request, from which all texts of the screen are derived.
enum WeatherState {
  /// The place is being looked up.
  case locating
  /// The place is known, and its weather is loading.
  case fetching(Place)
  /// The weather of a place is loaded.
  case loaded(Place, Forecast)
  /// No place has the requested name.
  case notFound
  /// The request failed, for a reason given as a sentence; with the place, if it was found.
  case failed(Place?, reason: String)

  /// The place, if known.
  var place: Place? {
    switch self {
    case .fetching(let place), .loaded(let place, _): place
    case .failed(let place, _): place
    case .locating, .notFound: nil
    }
  }

  /// The weather, if known.
  var weather: Forecast? {
    if case .loaded(_, let weather) = self { weather } else { nil }
  }
}
