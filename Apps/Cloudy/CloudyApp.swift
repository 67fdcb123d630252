internal import BinderyServices
internal import BinderyViewModels
public import BinderyStore
public import BinderyViews
internal import CloudyViewModels

/// Cloudy, a weather forecast: the services that all windows share, and the view of a window.
public struct CloudyApp: App {
  public let title = "Cloudy"
  public let path = "cloudy"
  public let summary = "The weather now and in the days ahead, wherever you like."
  public let pictures = [PictureCatalog.cloudy]

  private let services: Services
  private let favorites: SharedFavorites
  private let settings: SharedSettings
  private let context: DisplayContext
  private let storeNotice: String?

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: Addresses and keys of services (see ``Services``), `BINDERY_NOW`, `BINDERY_LOCALE` and `TZ`.
  ///   - store: The store of favorites, settings and the last forecasts.
  ///   - showsSampleData: Whether to show sample weather and send no requests.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], store: Store, showsSampleData: Bool) throws {
    context = try DisplayContext(environment: environment)
    services =
      showsSampleData
      ? .sample(now: context.now) : try .live(environment: environment, store: store, now: context.now)
    favorites = SharedFavorites(store: store)
    settings = SharedSettings(store: store)
    storeNotice = store.notice
  }

  public var window: some View {
    CloudyView(
      model: CloudyViewModel(
        weather: services.weather, sampleWeather: services.sampleWeather, geocoding: services.geocoding,
        favorites: favorites, settings: settings, placeAttributions: services.placeAttributions,
        storeNotice: storeNotice, context: context, scene: .current))
  }
}
