internal import Bindery
internal import CloudyModels
internal import CloudyServices
internal import Foundation

/// Fetches the weather of one place at a time: what was asked last wins, however late the earlier replies come.
@MainActor
final class WeatherFetcher {
  /// Where the weather is asked for.
  @Box private(set) var target = FetchTarget.currentLocation
  /// What is known about the weather there.
  @Box private(set) var state = WeatherState.loading

  private let fetch: Command<FetchTarget, WeatherState>
  private let bag = DisposeBag()

  /// Asks nothing before ``fetchAgain()`` or ``fetch(at:)``.
  ///
  /// - Parameter prepare: reads what must be known before weather can be shown.
  init(weather: any WeatherService, position: CurrentPosition, prepare: @escaping @MainActor () async -> Void)
  {
    fetch = Command(.latest) { target in
      await prepare()
      let coordinate =
        switch target {
        case .place(let place): place.coordinate
        case .currentLocation: await position.locate() ?? .fallback
        }
      return try await Self.state(from: weather, for: coordinate)
    }
    fetch.results.bind { [weak self] in self?.state = $0 }.disposed(by: bag)
    fetch.errors.bind { [weak self] in self?.state = .failed(reason: $0.localizedDescription) }.disposed(
      by: bag)
  }

  /// Whether weather is on its way.
  var isFetching: Bool { fetch.isExecuting }

  /// Asks for the weather of the same place. What is known stays until the reply comes.
  func fetchAgain() { fetch.execute(target) }

  /// Asks for the weather of a place. The weather of another place is forgotten at once.
  func fetch(at newTarget: FetchTarget) {
    if newTarget != target {
      batch {
        target = newTarget
        state = .loading
      }
    }
    fetch.execute(newTarget)
  }

  /// Returns when nothing is being fetched any more.
  func end() async {
    let isFetching = Computed { [fetch] in fetch.isExecuting }.driver
    for await isFetching in isFetching.values where !isFetching { return }
  }

  /// The forecast; where it can't be had the last one that was kept, with the reason.
  private static func state(from service: any WeatherService, for coordinate: Coordinate) async throws
    -> WeatherState
  {
    do {
      return .loaded(try await forecast(from: service, for: coordinate))
    } catch let error as ServiceError {
      guard let last = await service.lastForecast(for: coordinate) else { throw error }
      return .outdated(last, reason: error.localizedDescription)
    }
  }

  /// A service that gives up by itself must not leave the window waiting: that is an error like any other.
  private static func forecast(from service: any WeatherService, for coordinate: Coordinate) async throws
    -> Forecast
  {
    do { return try await service.forecast(for: coordinate) } catch is CancellationError
      where !Task.isCancelled
    {
      throw ServiceError.unreachable(service: "The weather service")
    }
  }
}
