import Bindery

@MainActor
final class AddLocationViewModel {
  @Box var query = ""
  @Box private(set) var places: [String] = []
  @Box private(set) var message: String?
  var isSearching: Bool { search.isExecuting }

  private let typed = Relay<String>()
  private let search: Command<String, [String]>
  private let bag = DisposeBag()

  init(geocoder: any Geocoder, clock: any Clock<Duration> = ContinuousClock()) {
    search = Command(.latest) { name in try await geocoder.places(named: name) }

    $query.bind { [weak self] in self?.queryChanged(to: $0) }.disposed(by: bag)
    typed.signal
      .throttle(for: .seconds(0.5), clock: clock)
      .distinctUntilChanged()
      .bind { [weak self] in self?.search.execute($0) }
      .disposed(by: bag)
    search.results.bind { [weak self] in self?.show($0) }.disposed(by: bag)
    search.errors.bind { [weak self] _ in self?.show([], "No places can be found now.") }.disposed(by: bag)
  }

  private func queryChanged(to query: String) {
    if query.isEmpty {
      search.cancel()
      show([])
    } else {
      typed.accept(query)
    }
  }

  private func show(_ places: [String], _ message: String? = nil) {
    batch {
      self.places = places
      self.message = message
    }
  }
}
