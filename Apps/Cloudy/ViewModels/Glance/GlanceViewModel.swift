internal import Bindery
public import BinderyViewModels
internal import Foundation
internal import Places

/// The weather and local time of all places of the user: the current location, then the favorites.
///
/// It sends requests only while it is shown, and for a few places at a time, so that no service is flooded. The error
/// of a place is shown in its row and does not affect the others.
@MainActor
public final class GlanceViewModel {
  private static let mostAtOnce = 4

  /// `At a Glance`
  public let title = "At a Glance"
  /// Called with the chosen place, or with nil for the current location.
  var onChoose: @MainActor (Place?) -> Void = { _ in }

  private let answers: GlanceAnswers
  private let favorites: SharedFavorites
  private let position: CurrentPosition
  private let clock: MinuteClock
  private let table: Computed<[GlanceRowViewModel]>
  private let fetch: Command<Void, [GlancePlace]>
  private let ask: Command<GlancePlace, GlanceAnswer>
  private let bag = DisposeBag()
  private var following: Disposable?

  init(
    weather: any WeatherService, position: CurrentPosition, favorites: SharedFavorites,
    settings: SharedSettings, context: DisplayContext, prepare: @escaping @MainActor () async -> Void
  ) {
    let clock = MinuteClock(context)
    let answers = GlanceAnswers()
    self.answers = answers
    self.favorites = favorites
    self.position = position
    self.clock = clock
    table = Computed("places at a glance") {
      let texts = GlanceTexts(settings: settings.value, locale: context.locale, now: clock.now)
      return GlancePlace.all(position.coordinate, favorites.places).map {
        texts.row($0, answers.states[$0.point] ?? .loading)
      }
    }
    fetch = Command(.latest) {
      await prepare()
      // If a newer execution has started since, for example because the favorites were loaded, that one sends the
      // requests.
      try Task.checkCancellation()
      return GlancePlace.all(position.coordinate, favorites.places)
    }
    let ask = Command<GlancePlace, GlanceAnswer>(.parallel(Self.mostAtOnce)) {
      try await GlanceAnswer(for: $0, from: weather)
    }
    self.ask = ask
    fetch.results.bind { places in
      ask.cancel()
      for place in places { ask.execute(place) }
    }
    .disposed(by: bag)
    ask.results.bind { answers.states[$0.point] = $0.state }.disposed(by: bag)
  }

  /// A row for each place.
  public var rows: [GlanceRowViewModel] { table.value }

  /// Whether weather is being fetched.
  public var isFetching: Bool { fetch.isExecuting || ask.isExecuting }

  /// `Sample data, not a real forecast.` if a row shows sample data.
  public var notice: String? {
    states.contains { $0.forecast?.source == .sample } ? WeatherState.sampleText : nil
  }

  /// The source of the weather.
  public var credit: Credit? {
    states.lazy.compactMap { $0.forecast?.attribution }.first.map(Credit.init)
  }

  /// Whether a row failed, so that ``retry()`` may help.
  public var canRetry: Bool { !isFetching && states.contains { $0.failure != nil } }

  /// `No Favorites Found` if only the current location is shown.
  public var emptyText: String? {
    favorites.places.isEmpty && favorites.failure == nil ? "No Favorites Found" : nil
  }

  /// Fetches the weather of all places, now and when a favorite is added, until ``disappear()``.
  public func appear() {
    clock.start()
    following = effect { [favorites, fetch] in
      _ = favorites.places
      untracked { _ = fetch.execute() }
    }
  }

  /// Cancels the requests and stops the clock.
  public func disappear() {
    following = nil
    fetch.cancel()
    ask.cancel()
    clock.stop()
  }

  /// Fetches again after a failure.
  public func retry() { fetch.execute() }

  /// Fetches again; returns when all rows have a result.
  public func refresh() async {
    fetch.execute()
    let isFetching = Computed { [self] in self.isFetching }.driver
    for await isFetching in isFetching.values where !isFetching { return }
  }

  /// Closes the list and shows the weather of the row's place.
  public func choose(_ row: GlanceRowViewModel) {
    guard let id = row.id.place else { return onChoose(nil) }
    guard let place = favorites.places.first(where: { $0.id == id }) else { return }
    onChoose(place)
  }

  /// The states of the places shown.
  private var states: [WeatherState] {
    GlancePlace.all(position.coordinate, favorites.places).compactMap { answers.states[$0.point] }
  }
}

/// The state of the weather of each requested position.
@MainActor
private final class GlanceAnswers {
  @Box var states: [Place.ID: WeatherState] = [:]
}
