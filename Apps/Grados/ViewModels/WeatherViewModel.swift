public import Bindery
public import Foundation
public import GradosModels
public import Places

/// The weather of one place, as words and a picture.
@MainActor
public final class WeatherViewModel {
  /// Where: `Richmond, VA`, or `Loading...`, or `Not found`.
  @Box public private(set) var locationName = "Loading..."
  /// When: `Monday, Aug 28`.
  @Box public private(set) var date = " "
  /// The weather in one picture; nil until it is known.
  @Box public private(set) var picture: WeatherPicture?
  /// The weather in a few words: `Broken clouds - 76℉`.
  @Box public private(set) var summary = " "
  /// The same at more length: `Summary: Broken clouds`.
  @Box public private(set) var forecast = " "
  /// Whom to thank for it.
  @Box public private(set) var credit: Credit?
  /// That the weather is made up, and why.
  @Box public private(set) var notice: String?
  /// Why there is no weather, as a sentence.
  @Box public private(set) var failure: String?

  private var address = ""
  private let text: WeatherText
  private let geocoder: any Geocoder
  private let weather: any WeatherService

  private lazy var lookup = makeLookup()

  /// Shows the weather of a first place.
  /// - Parameters:
  ///   - geocoder: finds places.
  ///   - weather: knows their weather.
  ///   - start: the first place.
  ///   - locale: the language of dates and numbers.
  ///   - now: the date, where the weather comes without one.
  public init(
    geocoder: any Geocoder, weather: any WeatherService, start: String = "McGaheysville, VA",
    locale: Locale = Locale(identifier: "en_US"), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.geocoder = geocoder
    self.weather = weather
    text = WeatherText(locale: locale, now: now)
    changeLocation(to: start)
  }

  /// Whether weather is on its way.
  public var isLoading: Bool { lookup.isExecuting }

  /// Shows the weather of another place; an empty name changes nothing.
  public func changeLocation(to newAddress: String) {
    let newAddress = newAddress.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !newAddress.isEmpty else { return }
    address = newAddress
    lookUp()
  }

  /// Asks again for the place that was asked for last.
  public func lookUp() {
    batch {
      locationName = "Loading..."
      clear()
      lookup.execute(address)
    }
  }

  /// The newest lookup wins: the one before is cancelled, and what it finds is not told.
  private func makeLookup() -> Command<String, Void> {
    Command(.latest) { [weak self, geocoder, weather] address in
      do {
        guard let place = try await geocoder.places(named: address).first else {
          try Task.checkCancellation()
          self?.showNothing()
          return
        }
        try Task.checkCancellation()
        self?.locationName = place.name
        let weather = try await weather.weather(at: place.coordinate)
        try Task.checkCancellation()
        self?.show(weather)
      } catch  where !Task.isCancelled {
        self?.show(error)
      }
    }
  }

  private func show(_ weather: Weather) {
    batch {
      date = text.date(of: weather)
      picture = WeatherPicture(weather)
      summary = text.summary(of: weather)
      forecast = text.forecast(of: weather)
      credit = Credit(weather.source)
      notice = text.notice(of: weather)
    }
  }

  private func showNothing() {
    batch {
      locationName = "Not found"
      clear()
    }
  }

  private func show(_ error: any Error) {
    batch {
      if locationName == "Loading..." { locationName = address }
      clear()
      failure = text.failure(error)
    }
  }

  private func clear() {
    (date, summary, forecast) = (" ", " ", " ")
    (picture, credit, notice, failure) = (nil, nil, nil, nil)
  }
}
