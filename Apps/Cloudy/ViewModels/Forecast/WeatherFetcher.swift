internal import Bindery
internal import Foundation
internal import Places

/// Fetches the weather of one place at a time. A new request cancels the previous one.
@MainActor
final class WeatherFetcher {
  /// The place whose weather is shown.
  @Box private(set) var target = FetchTarget.currentLocation
  /// The state of the weather there.
  @Box private(set) var state = WeatherState.loading

  /// The sample weather, offered if the service fails; nil to offer none.
  private let sample: (any WeatherService)?
  private let weather: any WeatherService
  private let fetch: Command<Request, WeatherState>
  private let bag = DisposeBag()

  /// Creates a fetcher. Nothing is fetched before ``fetchAgain()`` or ``fetch(at:)``.
  ///
  /// - Parameter prepare: Reads the settings for displaying the weather.
  init(
    weather: any WeatherService, sample: (any WeatherService)?, position: CurrentPosition,
    prepare: @escaping @MainActor () async -> Void
  ) {
    self.weather = weather
    self.sample = sample
    fetch = Command(.latest) { request in
      await prepare()
      let coordinate =
        switch request.target {
        case .place(let place): place.coordinate
        case .currentLocation: position.coordinate ?? Place.fallback.coordinate
        }
      return try await request.service.state(at: coordinate)
    }
    fetch.results.bind(with: self) { $0.state = $1 }.disposed(by: bag)
    fetch.errors.bind { [weak self] in self?.state = .failed(reason: $0.localizedDescription) }.disposed(
      by: bag)
  }

  /// Whether weather is being fetched.
  var isFetching: Bool { fetch.isExecuting }

  /// Whether ``fetchSample()`` has an effect.
  var hasSample: Bool { sample != nil }

  /// Sets the place for the first fetch.
  func begin(at target: FetchTarget) { self.target = target }

  /// Fetches the weather of the same place. The present forecast stays visible until the reply arrives.
  func fetchAgain() { fetch.execute(Request(target: target, service: weather)) }

  /// Fetches sample weather for the same place.
  func fetchSample() {
    if let sample { fetch.execute(Request(target: target, service: sample)) }
  }

  /// Fetches the weather of a place. The weather of another place is removed at once.
  /// - Parameter isElsewhere: Whether the position of the same target has changed.
  func fetch(at newTarget: FetchTarget, isElsewhere: Bool = false) {
    if newTarget != target || isElsewhere {
      batch {
        target = newTarget
        state = .loading
      }
    }
    fetchAgain()
  }

  /// Returns when no fetch is running.
  func end() async {
    let isFetching = Computed { [fetch] in fetch.isExecuting }.driver
    for await isFetching in isFetching.values where !isFetching { return }
  }

  private struct Request: Sendable {
    let target: FetchTarget
    let service: any WeatherService
  }
}
