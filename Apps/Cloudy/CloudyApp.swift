public import BinderyApp
internal import BinderyStore
internal import BinderyViewModels
public import BinderyViews
internal import CloudyViewModels
internal import Foundation
internal import Places

/// Cloudy, a weather forecast: the services that all windows share, and the view of a window.
public struct CloudyApp: App {
  private let services: Services
  private let favorites: SharedFavorites
  private let settings: SharedSettings
  private let context: DisplayContext
  private let storeNotice: String?

  /// Creates the app of a program. ``Services`` reads addresses and keys from the environment.
  /// - Throws: `ConfigurationError` for the first invalid variable.
  public init(_ launch: LaunchContext) throws {
    context = launch.display
    services =
      launch.showsSampleData
      ? .sample(now: context.now)
      : try .live(environment: launch.environment, store: launch.store, now: context.now)
    favorites = SharedFavorites(store: launch.store)
    settings = SharedSettings(store: launch.store)
    storeNotice = launch.store.notice
  }

  public var placeSearch: PlaceSearch? {
    { [geocoder = services.geocoding] name in
      do {
        let places = try await geocoder.places(named: name).map { place in
          FoundPlace(
            name: place.fullName, detail: place.country ?? "",
            coordinate: MapCoordinate(
              latitude: place.coordinate.latitude, longitude: place.coordinate.longitude))
        }
        return .success(places)
      } catch {
        return .failure(PlaceSearchError(reason: error.localizedDescription))
      }
    }
  }

  public var body: some Scene {
    WindowGroup("Cloudy") {
      CloudyView(
        model: CloudyViewModel(
          weather: services.weather, sampleWeather: services.sampleWeather, geocoding: services.geocoding,
          favorites: favorites, settings: settings, placeAttributions: services.placeAttributions,
          storeNotice: storeNotice, context: context, scene: .current))
    }
    .summary("The weather now and in the days ahead, wherever you like.")
    .pictures(.cloudy)
  }
}
