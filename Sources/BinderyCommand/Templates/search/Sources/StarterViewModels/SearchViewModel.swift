import Bindery
import BinderyViewModels

/// A search while the user types.
@MainActor
public final class SearchViewModel {
  /// The text in the field.
  @Box public var query = ""

  private let search: Command<String, [Place]>
  private let typed = Relay<String>()
  private let bag = DisposeBag()

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - service: Finds the places.
  ///   - scene: The state of the window: the address has the query, so that it can be bookmarked.
  ///   - clock: The clock of the pause between two requests.
  public init(
    service: any PlaceService, scene: SceneState = SceneState(),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    // The latest request wins: an earlier one is canceled, and a late reply to it is ignored.
    search = Command(.latest) { name in try await service.places(named: name) }
    scene.keep("q", of: self, \.query, in: .address)
    typed.signal.throttle(for: .seconds(0.3), clock: clock).distinctUntilChanged()
      .bind { [weak self] in self?.search.execute($0) }
      .disposed(by: bag)
    // It reports a query of the address at once, so it comes last.
    $query.bind { [weak self] in self?.queryChanged(to: $0) }.disposed(by: bag)
  }

  /// The places that were found, with the state of the search.
  public var places: Loadable<[Place]> { query.isEmpty ? .idle : search.state.value }

  /// Asks the service again after a failure.
  public func tryAgain() { search.execute(query) }

  private func queryChanged(to query: String) {
    if query.isEmpty { search.cancel() } else { typed.accept(query) }
  }
}
