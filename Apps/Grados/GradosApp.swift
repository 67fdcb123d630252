public import BinderyViews
public import Foundation
public import GradosModels
internal import GradosViewModels

/// Grados: the weather of one place.
public struct GradosApp: App {
  public let title = "Grados"
  public let path = "grados"
  public let summary = "The weather of one place, in one screen: the app to read first."
  public let pictures = [PictureCatalog.weather]

  private let services: GradosServices
  private let locale: Locale
  private let now: @Sendable () -> Date

  /// Makes the app.
  /// - Parameters:
  ///   - services: shared by all windows.
  ///   - locale: the language of dates.
  ///   - now: the date.
  public init(
    services: GradosServices, locale: Locale = Locale(identifier: "en_US"),
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.services = services
    self.locale = locale
    self.now = now
  }

  /// Makes the app for a process.
  /// - Parameters:
  ///   - environment: addresses and keys of services (see ``GradosServices``), and what stands still for tests:
  ///     `BINDERY_NOW`, `BINDERY_LOCALE`.
  ///   - showsSampleData: whether nobody is asked.
  /// - Throws: a sentence about the variable that cannot be used.
  public init(environment: [String: String], showsSampleData: Bool) throws {
    let date = environment["BINDERY_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
    let now: @Sendable () -> Date = { date ?? Date() }
    self.init(
      services: showsSampleData ? .sample(now: now) : try .live(environment: environment, now: now),
      locale: Locale(identifier: environment["BINDERY_LOCALE"] ?? "en_US"), now: now)
  }

  public var window: some View {
    WeatherView(
      model: WeatherViewModel(
        geocoder: services.geocoder, weather: services.weather, locale: locale, now: now))
  }
}
