import Bindery
import BinderyTesting
import BinderyViewModels
import CloudyViewModels
import Foundation
import Testing

/// Cloudy with scripted services, in New York on a March evening.
@MainActor
struct TestCloudy {
  let weather = StubWeather()
  let sampleWeather = StubWeather()
  let geocoding = StubGeocoding()
  let location = StubLocation()
  let favoritesStore: MemoryFavoritesStore
  let settingsStore: MemorySettingsStore
  let clock = TestClock()
  let context: DisplayContext
  private let favorites: SharedFavorites
  private let settings: SharedSettings

  /// Starts the app with stored data.
  init(
    favorites favoritesStore: MemoryFavoritesStore = MemoryFavoritesStore(),
    settings settingsStore: MemorySettingsStore = MemorySettingsStore(),
    locale: Locale = Locale(identifier: "en_US"),
    readerZone: TimeZone = .newYork
  ) {
    self.favoritesStore = favoritesStore
    self.settingsStore = settingsStore
    favorites = SharedFavorites(store: favoritesStore)
    settings = SharedSettings(store: settingsStore)
    let start = Date.march8Evening
    context = DisplayContext(locale: locale, timeZone: readerZone, clock: clock) { [clock] in
      start + Double(clock.now.offset.components.seconds)
    }
  }

  /// Returns a window that has sent no request.
  func window(placeAttributions: [Attribution] = [], storeNotice: String? = nil) -> CloudyViewModel {
    CloudyViewModel(
      weather: weather, sampleWeather: sampleWeather, geocoding: geocoding, location: location,
      favorites: favorites, settings: settings, placeAttributions: placeAttributions,
      storeNotice: storeNotice,
      context: context)
  }

  /// Returns a window that shows a forecast.
  func window(showing forecast: Forecast) async -> CloudyViewModel {
    weather.forecast.always { _ in forecast }
    let window = window()
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
