internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
internal import CloudyViewModels

/// Cloudy, a weather forecast: the services that all windows share, and the view of a window.
public struct CloudyApp: App {
  private let services: Services
  private let favorites: SharedFavorites
  private let settings: SharedSettings
  private let context: DisplayContext
  private let storeNotice: String?

  /// Creates the app.
  ///
  /// - Parameters:
  ///   - environment: The addresses, keys, clock, locale and zone, see ``CloudyViewModels/ServiceConfiguration``.
  ///   - store: The store of favorites, settings and the last forecasts.
  ///   - showsSampleData: Whether to show sample weather and send no requests.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store, showsSampleData: Bool) throws {
    let configuration = try ServiceConfiguration(environment: environment)
    services =
      showsSampleData ? .sample(configuration, store: store) : .live(configuration, store: store)
    favorites = SharedFavorites(store: services.favorites)
    settings = SharedSettings(store: services.settings)
    context = DisplayContext(
      locale: configuration.locale, timeZone: configuration.timeZone, now: configuration.now)
    storeNotice = store.notice
  }

  /// `Cloudy`
  public var title: String { "Cloudy" }
  /// `cloudy`
  public var path: String { "cloudy" }
  /// A sentence that describes the app.
  public var summary: String { "The weather now and in the days ahead, wherever you like." }
  /// The drawings of the weather.
  public var pictures: [PictureCatalog] { [.cloudy] }

  /// The view of a window, with its own view model on the shared services.
  public var window: CloudyView {
    CloudyView(
      model: CloudyViewModel(
        weather: services.weather, sampleWeather: services.sampleWeather, geocoding: services.geocoding,
        location: services.location, favorites: favorites, settings: settings,
        placeAttributions: services.placeAttributions, storeNotice: storeNotice, context: context,
        scene: .current))
  }
}
