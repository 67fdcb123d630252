public import BinderyApp
internal import BinderyViewModels
public import BinderyViews
internal import GradosViewModels

/// Grados: the weather of one place.
public struct GradosApp: App {
  private let services: GradosServices
  private let context: DisplayContext

  /// Creates the app of a program. ``GradosServices`` reads addresses and keys from the environment.
  /// - Throws: `ConfigurationError` for the first invalid variable.
  public init(_ launch: LaunchContext) throws {
    context = launch.display
    services =
      launch.showsSampleData
      ? .sample(now: context.now) : try .live(environment: launch.environment, now: context.now)
  }

  public var body: some Scene {
    WindowGroup("Grados") {
      WeatherView(
        model: WeatherViewModel(
          geocoder: services.geocoder, weather: services.weather, sample: services.sample, context: context,
          scene: .current))
    }
    .summary("The weather of one place, in one screen: the app to read first.")
    .pictures(.weather)
  }
}
