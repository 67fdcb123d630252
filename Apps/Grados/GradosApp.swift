internal import BinderyServices
internal import BinderyViewModels
public import BinderyViews
internal import GradosViewModels

/// Grados: the weather of one place.
public struct GradosApp: App {
  public let title = "Grados"
  public let path = "grados"
  public let summary = "The weather of one place, in one screen: the app to read first."
  public let pictures = [PictureCatalog.weather]

  private let services: GradosServices
  private let context: DisplayContext

  /// Creates the app for a process.
  /// - Parameters:
  ///   - environment: Addresses and keys of services (see ``GradosServices``), `BINDERY_NOW` and `BINDERY_LOCALE`.
  ///   - showsSampleData: Whether to show sample weather and send no requests.
  /// - Throws: ``ConfigurationError`` for the first invalid variable.
  public init(environment: [String: String], showsSampleData: Bool) throws {
    context = try DisplayContext(environment: environment)
    services =
      showsSampleData
      ? .sample(now: context.now) : try .live(environment: environment, now: context.now)
  }

  public var window: some View {
    WeatherView(
      model: WeatherViewModel(
        geocoder: services.geocoder, weather: services.weather, sample: services.sample, context: context,
        scene: .current))
  }
}
