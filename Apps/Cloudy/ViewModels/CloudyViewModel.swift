public import Bindery
public import BinderyViewModels
internal import Foundation
public import Places

/// One window of Cloudy: the weather of one place, and the screens over it.
@MainActor
public final class CloudyViewModel {
  /// The weather now.
  public let day: DayViewModel
  /// Humidity, sun, chance of rain and other values.
  public let details: DetailsViewModel
  /// The alerts for the place.
  public let alerts: AlertsViewModel
  /// The weather of the next hours.
  public let hourly: HourlyViewModel
  /// The weather of the next days.
  public let week: WeekViewModel
  /// The list of locations.
  public let locations: LocationsViewModel
  /// The weather of all places of the user.
  public let glance: GlanceViewModel
  /// The settings.
  public let settings: SettingsViewModel
  /// A warning about the stored data, such as that nothing can be saved.
  public let storeNotice: String?
  /// The banner for the last change, with a way to undo it.
  public let banner: UndoNotice
  /// The search for another location: a new one each time it is opened.
  @Box public private(set) var addLocation: AddLocationViewModel

  @Box private var stack: [Route] = []
  private var isStarted = false
  private let fetcher: WeatherFetcher
  private let position: CurrentPosition
  private let context: DisplayContext
  private let age: ForecastAge
  private let makeAddLocation: @MainActor () -> AddLocationViewModel

  /// Creates the view model of a window. Nothing is fetched before ``start()``.
  ///
  /// - Parameters:
  ///   - weather: The service for weather.
  ///   - sampleWeather: The sample weather, offered if the service fails; nil to offer none.
  ///   - geocoding: The search for places.
  ///   - favorites: The favorites of all windows.
  ///   - settings: The settings of all windows.
  ///   - placeAttributions: The credits for the results of `geocoding`.
  ///   - storeNotice: A warning about the stored data, as a sentence.
  ///   - context: The language, zone and clocks.
  ///   - scene: The state that the window restores.
  public init(
    weather: any WeatherService, sampleWeather: (any WeatherService)? = nil,
    geocoding: any Geocoder, favorites: SharedFavorites, settings: SharedSettings,
    placeAttributions: [Attribution] = [], storeNotice: String? = nil,
    context: DisplayContext, scene: SceneState = SceneState()
  ) {
    let position = CurrentPosition()
    let banner = UndoNotice(clock: context.clock)
    self.position = position
    self.context = context
    self.banner = banner
    let prepare: @MainActor () async -> Void = {
      await settings.load()
      await favorites.load()
    }
    fetcher = WeatherFetcher(weather: weather, sample: sampleWeather, position: position, prepare: prepare)
    age = ForecastAge(of: fetcher.$state, context: context)
    day = DayViewModel(fetcher.$state, settings: settings, context: context)
    details = DetailsViewModel(fetcher.$state, settings: settings, context: context)
    alerts = AlertsViewModel(fetcher.$state, now: age.now, settings: settings, context: context)
    hourly = HourlyViewModel(fetcher.$state, now: age.now, settings: settings, context: context)
    week = WeekViewModel(fetcher.$state, settings: settings, context: context)
    locations = LocationsViewModel(
      favorites: favorites, position: position, banner: banner, context: context)
    glance = GlanceViewModel(
      weather: weather, position: position, favorites: favorites, settings: settings, context: context,
      prepare: prepare)
    self.settings = SettingsViewModel(settings: settings)
    self.storeNotice = storeNotice
    makeAddLocation = {
      AddLocationViewModel(
        geocoding: geocoding, favorites: favorites, credits: placeAttributions.map(Credit.init),
        context: context)
    }
    addLocation = makeAddLocation()
    locations.onChoose = { [weak self] place in self?.show(place) }
    locations.onLocate = { [weak self] in self?.showNewPosition() }
    glance.onChoose = { [weak self] place in self?.show(place) }
    scene.keep("place", of: self, \.shownPlace, in: .address)
  }

  /// The chosen place in the window's address; nil for the current location.
  private var shownPlace: PlaceAddress? {
    get { if case .place(let place) = fetcher.target { PlaceAddress(place) } else { nil } }
    set {
      guard newValue != shownPlace else { return }
      let target = newValue.map { FetchTarget.place($0.place) } ?? .currentLocation
      // Before the start, only the place is set.
      if isStarted { fetcher.fetch(at: target) } else { fetcher.begin(at: target) }
    }
  }

  // MARK: The screen

  /// The title of the window: the chosen place, or `Cloudy` at the current location.
  public var title: String {
    if case .place(let place) = fetcher.target, !place.name.isEmpty { return place.name }
    return "Cloudy"
  }

  /// The name of the place: `Paris`, `Current location (59.500, 10.250)`; empty until it is known.
  public var placeName: String {
    switch fetcher.target {
    case .place(let place): LocationViewModel(place, numbers: numbers, canBeDeleted: false).text
    case .currentLocation:
      if let coordinate = position.coordinate {
        "Current location (\(LocationViewModel.text(coordinate, numbers)))"
      } else {
        isLocationUnknown ? Place.fallback.name : ""
      }
    }
  }

  /// Whether a default place is shown because the user's location is unknown.
  public var isLocationUnknown: Bool { isWithoutLocation && fetcher.state.phase != .loading }

  /// Whether the weather that is shown or loads is that of a default place.
  public var isWithoutLocation: Bool { fetcher.target == .currentLocation && position.coordinate == nil }

  /// Whether weather is being fetched.
  public var isFetching: Bool { fetcher.isFetching }

  /// Whether sample weather can be shown after the real weather couldn't be loaded.
  public var canShowSampleData: Bool { fetcher.hasSample && fetcher.state.phase == .failed && !isFetching }

  /// Whether sample weather is shown, so that trying again may help.
  public var canFetchRealWeather: Bool {
    fetcher.hasSample && fetcher.state.forecast?.source == .sample && !isFetching
  }

  /// The sky over the place; nil while there is no weather.
  public var sky: Sky? { fetcher.state.forecast.map(Sky.init) }

  /// A notice that the weather is sample data or old; nil otherwise.
  public var notice: String? {
    switch fetcher.state.forecast?.source {
    case .live, nil: nil
    case .sample: WeatherState.sampleText
    case .stored where fetcher.state.failure != nil: "This forecast is \(age.words) old."
    case .stored: "No connection. This forecast is \(age.words) old."
    }
  }

  /// The source of the weather: `Weather data by Open-Meteo.com`.
  public var credit: Credit? { fetcher.state.forecast?.attribution.map(Credit.init) }

  /// The screens over this one, each opened from the previous. Unreachable screens are removed.
  public var path: [Route] {
    get { stack }
    set {
      let path = Route.reachable(newValue)
      batch {
        if path.contains(.addLocation), !stack.contains(.addLocation) { openAddLocation() }
        stack = path
      }
    }
  }

  // MARK: Actions

  /// Fetches the weather for the first time.
  public func start() {
    isStarted = true
    fetcher.fetchAgain()
  }

  /// Fetches the weather of the same place again, after a failure.
  public func retry() { fetcher.fetchAgain() }

  /// Fetches the weather of the same place again and shows its age, because requests are sent at most every ten
  /// minutes. Returns when the fetch has succeeded or failed.
  public func refresh() async {
    fetcher.fetchAgain()
    await fetcher.end()
    guard case .loaded(let forecast) = fetcher.state, forecast.source == .live else { return }
    let seconds = context.now().timeIntervalSince(forecast.fetchedAt)
    banner.show(seconds < 60 ? "Updated just now." : "Updated \(AgeText.words(seconds: seconds)) ago.")
  }

  /// Shows sample weather, labeled as such, after the real weather couldn't be loaded.
  public func showSampleData() { fetcher.fetchSample() }

  /// Opens the list of locations.
  public func showLocations() { path = [.locations] }

  /// Opens the search for another location.
  public func showAddLocation() { path = [.locations, .addLocation] }

  /// Opens the weather of all places.
  public func showGlance() { path = [.glance] }
  /// Opens the settings.
  public func showSettings() { path = [.settings] }

  // MARK: Inside

  private var numbers: NumberText { NumberText(locale: context.locale) }

  private func show(_ place: Place?) {
    path = []
    fetcher.fetch(at: place.map(FetchTarget.place) ?? .currentLocation)
  }

  private func showNewPosition() {
    path = []
    fetcher.fetch(at: .currentLocation, isElsewhere: true)
  }

  private func openAddLocation() {
    let model = makeAddLocation()
    model.onAdd = { [weak self] in self?.closeAddLocation() }
    addLocation = model
  }

  private func closeAddLocation() {
    if path.last == .addLocation { path.removeLast() }
  }
}
