internal import GradosModels
internal import Places

/// The state of a window's weather request. All texts of the screen follow from it.
enum WeatherState {
  /// The place is being looked up.
  case locating
  /// The place is known, its weather is loading.
  case fetching(Place)
  /// The weather of a place.
  case loaded(Place, Weather)
  /// There is no place of that name.
  case notFound
  /// There is no weather, for a reason given as a sentence; with the place, if it was found.
  case failed(Place?, reason: String)

  /// The place, once it is known.
  var place: Place? {
    switch self {
    case .fetching(let place), .loaded(let place, _): place
    case .failed(let place, _): place
    case .locating, .notFound: nil
    }
  }

  /// The weather, once it is known.
  var weather: Weather? {
    if case .loaded(_, let weather) = self { weather } else { nil }
  }
}
