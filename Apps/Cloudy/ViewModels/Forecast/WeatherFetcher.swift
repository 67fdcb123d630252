internal import Bindery
internal import CloudyModels
internal import Foundation
internal import struct Places.Coordinate

/// Fetches the weather of one place at a time. The last request wins, however late the earlier replies come.
@MainActor
final class WeatherFetcher {
  /// The place whose weather is shown.
  @Box private(set) var target = FetchTarget.currentLocation
  /// The weather there.
  @Box private(set) var state = WeatherState.loading

  /// Made-up weather, offered where the service fails; nil to offer none.
  private let sample: (any WeatherService)?
  private let weather: any WeatherService
  private let fetch: Command<Request, WeatherState>
  private let bag = DisposeBag()

  /// Fetches nothing before ``fetchAgain()`` or ``fetch(at:)``.
  ///
  /// - Parameter prepare: reads the settings that the weather is shown with.
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
        case .currentLocation: await position.locate() ?? Place.fallback.coordinate
        }
      return try await request.service.state(at: coordinate)
    }
    fetch.results.bind(with: self) { $0.state = $1 }.disposed(by: bag)
    fetch.errors.bind { [weak self] in self?.state = .failed(reason: $0.localizedDescription) }.disposed(
      by: bag)
  }

  /// Whether weather is being fetched.
  var isFetching: Bool { fetch.isExecuting }

  /// Whether ``fetchSample()`` does anything.
  var hasSample: Bool { sample != nil }

  /// Chooses the place for the first fetch.
  func begin(at target: FetchTarget) { self.target = target }

  /// Fetches the weather of the same place. The forecast shown stays until the reply comes.
  func fetchAgain() { fetch.execute(Request(target: target, service: weather)) }

  /// Fetches made-up weather for the same place.
  func fetchSample() {
    if let sample { fetch.execute(Request(target: target, service: sample)) }
  }

  /// Fetches the weather of a place. The weather of another place is forgotten at once.
  /// - Parameter isElsewhere: whether the target is the same, but lies elsewhere now.
  func fetch(at newTarget: FetchTarget, isElsewhere: Bool = false) {
    if newTarget != target || isElsewhere {
      batch {
        target = newTarget
        state = .loading
      }
    }
    fetchAgain()
  }

  /// Returns when nothing is being fetched any more.
  func end() async {
    let isFetching = Computed { [fetch] in fetch.isExecuting }.driver
    for await isFetching in isFetching.values where !isFetching { return }
  }

  private struct Request: Sendable {
    let target: FetchTarget
    let service: any WeatherService
  }
}
