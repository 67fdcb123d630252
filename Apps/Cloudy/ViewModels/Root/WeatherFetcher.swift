internal import Bindery
internal import CloudyModels
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
      return try await weather.state(at: coordinate)
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
  /// - Parameter isElsewhere: whether the target lies elsewhere now although it is called the same.
  func fetch(at newTarget: FetchTarget, isElsewhere: Bool = false) {
    if newTarget != target || isElsewhere {
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
}
