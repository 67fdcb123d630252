import Bindery
import BinderyTesting
import Testing

@Test(.workScope) @MainActor func commandsReportTheirStateAndResults() async {
  let service = Stub<String, Int>()
  let lookup = Command(.latest) { (place: String) in try await service(place) }
  let results = Recorder(lookup.results, .exhaustive)
  lookup.execute("Paris")
  #expect(lookup.isExecuting)
  await settle()
  service.answer(0, with: 21)
  await settle()
  results.expect(21)
  #expect(!lookup.isExecuting)
}

@Test(.workScope) @MainActor func aFailureLeavesTheCommandReady() async {
  struct Offline: Error {}
  let save = Command { () async throws -> Void in throw Offline() }
  var errors = 0
  let binding = save.errors.bind { _ in errors += 1 }
  save.execute()
  await settle()
  #expect(errors == 1)
  #expect(save.canExecute)
  binding.dispose()
}

@Test(.workScope) @MainActor func aFormIsSentOnceAndOnlyWhenItIsComplete() async {
  @SharedBox var name = ""
  let service = Stub<String, Void>()
  let send = Command(canExecute: $name.map { !$0.isEmpty }) { (name: String) in try await service(name) }
  send.execute(name)  // nothing: there is no name yet
  name = "Mochi"
  send.execute(name)
  send.execute(name)  // nothing: it runs already
  await settle()
  #expect(service.calls == ["Mochi"])
  service.answer(0, with: ())
  await settle()
  #expect(send.canExecute)
}

@Test(.workScope) @MainActor func aCancelledExecutionReportsNothing() async {
  let service = Stub<Int, String>(cancellation: .isIgnored)
  let load = Command(.queue) { (page: Int) in try await service(page) }
  let results = Recorder(load.results, .exhaustive)
  load.execute(1)
  load.execute(2)
  await settle()
  load.cancel()
  #expect(!load.isExecuting)
  service.answer(0, with: "too late")
  await settle()
  #expect(service.calls == [1])  // the second was forgotten
  results.expectNothing()
}

@Test(.workScope) @MainActor func releasingACommandCancelsItsExecutions() async {
  let service = Stub<Int, String>()
  await expectDeallocated {
    let load = Command { (page: Int) in try await service(page) }
    load.execute(1)
    await settle()
    return load
  }
  #expect(service.waiting.isEmpty)
}

@Test(.workScope) @MainActor func anExecutionIsAwaited() async throws {
  let service = Stub<String, Int>()
  service.willReturn(21)
  let lookup = Command { (city: String) in try await service(city) }
  let weather = try await lookup.execute("Rome").value
  #expect(weather == 21)
}

@MainActor
final class ForecastViewModel {
  private let lookup: Command<String, Int>
  var state: Driver<Loadable<Int>> { lookup.state }

  init(service: Stub<String, Int>) {
    lookup = Command(.latest) { city in try await service(city) }
  }

  func show(_ city: String) { lookup.execute(city) }

  var text: String {
    switch state.value {
    case .idle: "Choose a city"
    case .loading(let last): last.map { "\($0)°, updating" } ?? "Loading..."
    case .value(let degrees): "\(degrees)°"
    case .failure: "No weather now"
    }
  }
}

@Test(.workScope) @MainActor func viewModelsShowTheStateOfTheirCommand() async {
  let service = Stub<String, Int>()
  let model = ForecastViewModel(service: service)
  let texts = Recorder(Driver(Computed { model.text }), .exhaustive)
  model.show("Rome")
  await settle()
  service.answer(0, with: 21)
  await settle()
  model.show("Oslo")
  await settle()
  service.fail(1, with: CancellationError())
  await settle()
  texts.expect("Choose a city", "Loading...", "21°", "21°, updating", "21°")
}

@Test(.workScope) @MainActor func aDriverIsLoaded() async {
  let service = Stub<String, Int>()
  @SharedBox var city = "Rome"
  let weather = $city.load { try await service($0) }
  #expect(weather.value.isLoading)
  await settle()
  service.answer(0, with: 21)
  await settle()
  #expect(weather.value == .value(21))
}

@MainActor
final class PetShelf {
  @Box private(set) var pets: [String] = []
  private let store: Stub<String, [String]>
  private let turns = SerialQueue()
  private let latest = LatestRun()

  init(store: Stub<String, [String]>) { self.store = store }

  /// Adds a pet; nothing is read in the middle of it, and it is not cancelled with its caller.
  func add(_ name: String) async throws {
    pets = try await turns.run { [store] in try await store(name) }
  }

  func reload() async throws {
    guard let pets = try await latest({ try await store("") }) else { return }
    self.pets = pets
  }
}

@Test(.workScope) @MainActor func lastStartedReadingWins() async {
  let store = Stub<String, [String]>()
  let shelf = PetShelf(store: store)
  WorkScope.start { try? await shelf.reload() }
  WorkScope.start { try? await shelf.reload() }
  await settle()
  store.answer(1, with: ["Mochi", "Kuro"])
  store.answer(0, with: ["Mochi"])
  await settle()
  #expect(shelf.pets == ["Mochi", "Kuro"])
  WorkScope.start { try? await shelf.add("Tama") }
  await settle()
  store.answer(2, with: ["Mochi", "Kuro", "Tama"])
  await settle()
  #expect(shelf.pets.count == 3)
}

protocol Thermometer: Sendable {
  func degrees(in city: String) async throws -> Int
}

@MainActor
final class LookupViewModel {
  @Box private(set) var degrees: Int?
  private let lookup: Command<String, Int>
  private let bag = DisposeBag()

  init(service: any Thermometer) {
    lookup = Command(.latest) { city in try await service.degrees(in: city) }
    lookup.results.bind { [weak self] in self?.degrees = $0 }.disposed(by: bag)
  }

  func show(_ city: String) { lookup.execute(city) }
}

@Test(.workScope) @MainActor func aCommandCallsAServiceOffTheMainActor() async {
  struct Warm: Thermometer {
    func degrees(in city: String) async throws -> Int { city.count * 5 }
  }
  let model = LookupViewModel(service: Warm())
  model.show("Rome")
  await settle()
  #expect(model.degrees == 20)
}
