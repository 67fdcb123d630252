import Bindery
import BinderyTesting
import Testing

@MainActor
private final class CitySearchViewModel {
  @Box var query = ""
  private let service: Stub<String, [String]>
  private let clock: any Clock<Duration>

  init(service: Stub<String, [String]>, clock: any Clock<Duration> = ContinuousClock()) {
    self.service = service
    self.clock = clock
  }

  private(set) lazy var cities: Driver<[String]> =
    $query
    .throttle(for: .seconds(0.3), clock: clock)
    .filter { !$0.isEmpty }
    .distinctUntilChanged()
    .flatMapLatest { [service] text in (try? await service(text)) ?? [] }
    .startWith([])

  private(set) lazy var isEmpty = combineLatest($query, cities) { !$0.isEmpty && $1.isEmpty }
}

@Test(.workScope) @MainActor func aSearchFromRxSwiftReadsTheSame() async {
  let clock = TestClock()
  let service = Stub<String, [String]>()
  service.always { ["\($0)is"] }
  let model = CitySearchViewModel(service: service, clock: clock)
  let cities = Recorder(model.cities, .exhaustive)
  model.query = "P"
  model.query = "Par"
  #expect(model.isEmpty.value)
  await clock.advance(by: .seconds(0.3))
  cities.expect([], ["Paris"])
  #expect(!model.isEmpty.value)
}

@Test @MainActor func aRelayFromRxSwiftIsARelay() {
  let taps = Relay<Void>()
  let bag = DisposeBag()
  var count = 0
  taps.signal
    .scan(0) { count, _ in count + 1 }
    .bind { count = $0 }
    .disposed(by: bag)
  taps.accept()
  taps.accept()
  #expect(count == 2)
}

@Test(.workScope) @MainActor func virtualTimeFromRxTestIsATestClock() async {
  let clock = TestClock()
  let keys = Relay<String>()
  let marbles = Marbles(clock)
  let output = marbles.record(keys.signal.debounce(for: .seconds(0.3), clock: clock))
  await marbles.play("-a-bc------d---|") { keys.accept($0) }
  output.expect("-------c------d|")
}
