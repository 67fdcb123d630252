internal import BinderyScenes
public import BinderyStore
internal import BinderyViewModels
public import BinderyViews
internal import CloudyModels
internal import CloudyViewModels

/// Cloudy, the forecast: what all its windows share, and the view of a window.
public struct CloudyApp: App {
  private let services: Services
  private let favorites: SharedFavorites
  private let settings: SharedSettings
  private let context: DisplayContext
  private let storeNotice: String?

  /// Makes the app.
  ///
  /// - Parameters:
  ///   - environment: addresses, keys, clock, locale and zone: see ``CloudyModels/ServiceConfiguration``.
  ///   - store: keeps favorites, settings and the last forecasts.
  ///   - showsSampleData: whether to show made-up weather and ask no service.
  /// - Throws: ``ConfigurationError`` for the first variable that cannot be used.
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
  /// What it is for.
  public var summary: String { "The weather now and in the days ahead, wherever you like." }
  /// The weather in drawings.
  public var pictures: [PictureCatalog] { [.cloudy] }

  /// One window, with a view model of its own on what all share.
  public var window: CloudyView {
    CloudyView(
      model: CloudyViewModel(
        weather: services.weather, sampleWeather: services.sampleWeather, geocoding: services.geocoding,
        location: services.location, favorites: favorites, settings: settings,
        placeAttributions: services.placeAttributions, storeNotice: storeNotice, context: context,
        scene: .current))
  }
}
