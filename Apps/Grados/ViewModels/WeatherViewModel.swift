internal import Bindery
public import BinderyViewModels
internal import Foundation
public import Places

/// The weather of one place, as texts and a picture.
@MainActor
public final class WeatherViewModel {
  @Box private var state = WeatherState.locating
  /// The last requested place, as typed.
  @Box private var address = ""

  private let text: WeatherText
  private let geocoder: any Geocoder
  private let weather: any WeatherService
  private let sample: (any WeatherService)?
  private lazy var lookup = makeLookup()

  /// Creates a window that shows the weather of a first place.
  /// - Parameters:
  ///   - geocoder: The search for places.
  ///   - weather: The service for weather.
  ///   - sample: The sample weather, offered if the service fails; nil to offer none.
  ///   - start: The first place.
  ///   - context: The language of dates and numbers, and the current date for weather without a date.
  ///   - scene: The state that the window restores.
  public init(
    geocoder: any Geocoder, weather: any WeatherService, sample: (any WeatherService)? = nil,
    start: String = "McGaheysville, VA", context: DisplayContext = DisplayContext(),
    scene: SceneState = SceneState()
  ) {
    self.geocoder = geocoder
    self.weather = weather
    self.sample = sample
    text = WeatherText(context)
    address = start
    scene.keep("place", of: self, \.place, in: .address)
    // If a place was restored, its lookup is already running.
    if !untracked({ lookup.isExecuting }) { lookUp() }
  }

  /// The requested place in the window's address.
  private var place: String {
    get { address }
    set { changeLocation(to: String(newValue.prefix(200))) }
  }

  // MARK: The screen

  /// `Richmond, VA`, or `Loading...`, or `Not found`.
  public var locationName: String {
    switch state {
    case .locating: "Loading..."
    case .notFound: "Not found"
    case .fetching(let place), .loaded(let place, _): place.fullName
    case .failed(let place, _): place?.fullName ?? address
    }
  }

  /// `Monday, Aug 28`; blank until the weather is loaded.
  public var date: String { state.weather.map(text.date) ?? " " }

  /// The weather in one picture.
  public var picture: WeatherPicture? { state.weather.map(WeatherPicture.init) }

  /// The weather in a few words: `Broken clouds - 76℉`.
  public var summary: String { state.weather.map(text.summary) ?? " " }

  /// The weather as a sentence: `Summary: Broken clouds`.
  public var forecast: String { state.weather.map(text.forecast) ?? " " }

  /// The known values that the summary leaves out: `Feels like`, `High`, `Low`, `Humidity`, `Wind`, `Cloud cover`.
  public var facts: [WeatherFact] { state.weather.map(text.facts) ?? [] }

  /// The source of the weather; nil for sample weather.
  public var credit: Credit? {
    state.weather?.attribution.map { Credit(text: $0.text, url: $0.url) }
  }

  /// A notice that the weather is sample data; nil if it is not.
  public var notice: String? {
    state.weather?.source == .sample ? "Sample data, not the real weather." : nil
  }

  /// The reason why there is no weather, as a sentence.
  public var failure: String? {
    if case .failed(_, let reason) = state { text.failure(reason) } else { nil }
  }

  /// Advice for an unknown place name, as a sentence; nil if the place is known.
  public var advice: String? {
    guard case .notFound = state else { return nil }
    return "There is no place called “\(address)”. Check the spelling, or add a state or country."
  }

  /// Whether the place or its weather is being fetched.
  public var isLoading: Bool {
    switch state {
    case .locating, .fetching: true
    case .loaded, .notFound, .failed: false
    }
  }

  /// Whether a button to try again is shown.
  public var canTryAgain: Bool { failure != nil || (notice != nil && sample != nil) }

  /// Whether sample weather can be shown after the real weather could not be loaded.
  public var canShowSampleData: Bool { sample != nil && failure != nil && state.place != nil }

  // MARK: Actions

  /// Whether a text can be a place name, which must not be blank.
  public func accepts(_ address: String) -> Bool { !address.allSatisfy(\.isWhitespace) }

  /// Shows the weather of another place; ignores an empty name.
  public func changeLocation(to newAddress: String) {
    let newAddress = newAddress.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !newAddress.isEmpty else { return }
    batch {
      address = newAddress
      lookUp()
    }
  }

  /// Looks up the last requested place again.
  public func lookUp() {
    batch {
      state = .locating
      lookup.execute(.address(untracked { address }))
    }
  }

  /// Shows sample weather, labeled as such, after the real weather could not be loaded.
  public func showSampleData() {
    guard let sample, let place = untracked({ state }).place else { return }
    batch {
      state = .fetching(place)
      lookup.execute(.weather(of: place, from: sample))
    }
  }

  private enum Request: Sendable {
    case address(String)
    case weather(of: Place, from: any WeatherService)
  }

  /// Creates the lookup command. A new lookup cancels the previous one and drops its results.
  private func makeLookup() -> Command<Request, Void> {
    Command(.latest) { [weak self, geocoder, weather] request in
      do {
        let (place, service): (Place, any WeatherService)
        switch request {
        case .weather(let known, let chosen): (place, service) = (known, chosen)
        case .address(let address):
          let found = try await geocoder.places(named: address).first
          try Task.checkCancellation()
          guard let found else {
            self?.state = .notFound
            return
          }
          (place, service) = (found, weather)
        }
        self?.state = .fetching(place)
        let weather = try await service.forecast(for: place.coordinate)
        try Task.checkCancellation()
        self?.state = .loaded(place, weather)
      } catch  where !Task.isCancelled {
        self?.fail(error)
      }
    }
  }

  private func fail(_ error: any Error) {
    state = .failed(untracked { state }.place, reason: error.localizedDescription)
  }
}
