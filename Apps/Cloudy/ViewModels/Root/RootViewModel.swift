public import Bindery
public import CloudyModels
internal import Foundation

/// One window of Cloudy: the weather of one place, and the screens above it.
@MainActor
public final class RootViewModel {
  /// The weather now.
  public let day: DayViewModel
  /// What the air and the sun are like.
  public let details: DetailsViewModel
  /// What people are warned of.
  public let alerts: AlertsViewModel
  /// The weather of the next hours.
  public let hourly: HourlyViewModel
  /// The weather of the next days.
  public let week: WeekViewModel
  /// The list of locations.
  public let locations: LocationsViewModel
  /// The weather of all places of the person.
  public let glance: GlanceViewModel
  /// The settings.
  public let settings: SettingsViewModel
  /// What a person must know about the stored data, such as that nothing can be saved.
  public let storeNotice: String?
  /// The search for another location: a new one each time that it is opened.
  @Box public private(set) var addLocation: AddLocationViewModel

  @Box private var stack: [Route] = []
  private let fetcher: WeatherFetcher
  private let age: ForecastAge
  private let makeAddLocation: @MainActor () -> AddLocationViewModel

  /// Opens a window on what all windows share. Nothing is fetched before ``start()``.
  ///
  /// - Parameters:
  ///   - weather: knows the weather.
  ///   - geocoding: finds places.
  ///   - location: knows where the person is.
  ///   - favorites: the favorites of all windows.
  ///   - settings: the settings of all windows.
  ///   - placeAttributions: whom the places come from that `geocoding` finds.
  ///   - storeNotice: what a person must know about the stored data, in a sentence.
  ///   - context: language, zone and clocks.
  public init(
    weather: any WeatherService, geocoding: any GeocodingService, location: any LocationService,
    favorites: SharedFavorites, settings: SharedSettings, placeAttributions: [Attribution] = [],
    storeNotice: String? = nil, context: DisplayContext
  ) {
    let position = CurrentPosition(service: location)
    let prepare: @MainActor () async -> Void = {
      await settings.load()
      await favorites.load()
    }
    fetcher = WeatherFetcher(weather: weather, position: position, prepare: prepare)
    age = ForecastAge(of: fetcher.$state, context: context)
    day = DayViewModel(fetcher.$state, settings: settings, context: context)
    details = DetailsViewModel(fetcher.$state, settings: settings, context: context)
    alerts = AlertsViewModel(fetcher.$state, now: age.now, settings: settings, context: context)
    hourly = HourlyViewModel(fetcher.$state, now: age.now, settings: settings, context: context)
    week = WeekViewModel(fetcher.$state, settings: settings, context: context)
    locations = LocationsViewModel(favorites: favorites, position: position, context: context)
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
  }

  // MARK: What the screen shows

  /// What the window is called: the chosen place, or `Cloudy` at the current location.
  public var title: String {
    if case .place(let place) = fetcher.target, !place.name.isEmpty { return place.name }
    return "Cloudy"
  }

  /// Whether weather is on its way.
  public var isFetching: Bool { fetcher.isFetching }

  /// The sky over the place; `nil` while there is no weather.
  public var sky: Sky? { fetcher.state.forecast.map(Sky.init) }

  /// What a person must know about the weather shown: that it is a sample, or how old it is. `nil` where it is fresh.
  public var notice: String? {
    switch fetcher.state.forecast?.source {
    case .live, nil: nil
    case .sample: WeatherState.sampleText
    case .stored where fetcher.state.failure != nil: "This forecast is \(age.words) old."
    case .stored: "No connection. This forecast is \(age.words) old."
    }
  }

  /// Whom the weather comes from: `Weather data by Open-Meteo.com`.
  public var credit: Credit? { fetcher.state.forecast?.attribution.map(Credit.init) }

  /// The screens above this one, each opened from the one before. What can't be reached is cut off.
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

  // MARK: What a person does

  /// Fetches the weather for the first time.
  public func start() { fetcher.fetchAgain() }

  /// Fetches the weather of the same place again, after a failure.
  public func retry() { fetcher.fetchAgain() }

  /// Fetches the weather of the same place again; returns when that has ended, well or badly.
  public func refresh() async {
    fetcher.fetchAgain()
    await fetcher.end()
  }

  /// Opens the list of locations.
  public func showLocations() { path = [.locations] }

  /// Opens the search for another location.
  public func showAddLocation() { path = [.locations, .addLocation] }

  /// Opens the weather of all places.
  public func showGlance() { path = [.glance] }
  /// Opens the settings.
  public func showSettings() { path = [.settings] }

  // MARK: Inside

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
