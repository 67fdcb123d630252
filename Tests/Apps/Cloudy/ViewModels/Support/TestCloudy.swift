import Bindery
import BinderyStore
import BinderyTesting
import BinderyViewModels
@testable import CloudyViewModels
@testable import Places
import Foundation
import Testing

/// Cloudy with scripted services, in New York on a March evening.
@MainActor
struct TestCloudy {
  let weather = StubWeather()
  let sampleWeather = StubWeather()
  let geocoding = StubGeocoding()
  let faults = StoreFaults()
  let store: Store
  let clock = TestClock()
  let context: DisplayContext
  private let favorites: SharedFavorites
  private let settings: SharedSettings

  /// Starts the app with stored data.
  init(
    favorites places: [Place] = [], settings choices: Settings? = nil, store: Store? = nil,
    locale: Locale = Locale(identifier: "en_US"),
    readerZone: TimeZone = .newYork
  ) {
    let store = store ?? .failing(with: faults)
    self.store = store
    WorkScope.start("stored data") {
      for place in places { _ = try? await StoredFavorites(store: store).add(place) }
      if let choices { _ = try? await StoredSettings(store: store).update { $0 = choices } }
    }
    favorites = SharedFavorites(store: store)
    settings = SharedSettings(store: store)
    let start = Date.march8Evening
    context = DisplayContext(locale: locale, timeZone: readerZone, clock: clock) { [clock] in
      start + Double(clock.now.offset.components.seconds)
    }
  }

  /// Returns a window that has sent no request.
  func window(placeAttributions: [Attribution] = [], storeNotice: String? = nil) -> CloudyViewModel {
    CloudyViewModel(
      weather: weather, sampleWeather: sampleWeather, geocoding: geocoding, favorites: favorites,
      settings: settings, placeAttributions: placeAttributions,
      storeNotice: storeNotice,
      context: context)
  }

  /// Returns a window that shows a forecast.
  func window(showing forecast: Forecast) async -> CloudyViewModel {
    weather.forecast.always { _ in forecast }
    let window = window()
    // The favorites are stored before they are read, so that they are read once and as a whole.
    await settle()
    window.start()
    await settle()
    return window
  }
}

/// Waits until a condition on boxes holds, for changes outside of counted work, such as a store's feed.
@MainActor
func until(_ condition: @escaping @MainActor () -> Bool) async {
  var binding: Disposable?
  await withCheckedContinuation { continuation in
    var waiter: CheckedContinuation<Void, Never>? = continuation
    binding = effect {
      guard condition() else { return }
      waiter?.resume()
      waiter = nil
    }
  }
  binding?.dispose()
}
