import Bindery
import BinderyTesting
import Testing

/// `Loadable`, `Command.state` and `load`.
@Suite(.workScope) @MainActor
struct LoadableTests {
  struct Failure: Error, Equatable { var code = 0 }
  struct Opaque: Error { var text = "" }

  let clock = TestClock()
  let service: Stub<String, String>

  init() { service = Stub(clock: clock) }

  /// Returns a letter for a state: `.` idle, `?` loading without a value, `!` failure; a lower-case letter while another value
  /// is loading.
  private func letter(_ state: Loadable<String>) -> Character {
    switch state {
    case .idle: "."
    case .loading(let last): last?.lowercased().first ?? "?"
    case .value(let value): value.first ?? " "
    case .failure: "!"
    }
  }

  @Test func commandStateFollowsItsExecutions() async {
    service.always(after: .seconds(0.2)) { input in
      if input == "x" { throw Failure() }
      return input.uppercased()
    }
    let command = Command(.latest) { [service] in try await service($0) }
    let marbles = Marbles(clock)
    let output = marbles.record(command.state) { letter($0) }
    await marbles.play("-a----b---x---c---|") { command.execute($0) }
    output.expect(".?-A--a-B-b-!-?-C-|")
  }

  @Test func aCancelledExecutionLeavesTheStateAsItWas() async {
    service.willReturn("A")
    let command = Command { [service] in try await service($0) }
    command.execute("a")
    await settle()
    let states = Recorder(command.state.map { letter($0) }, .exhaustive)
    command.execute("b")
    command.cancel()
    await settle()
    states.expect("A", "a", "A")
  }

  @Test func lateReadersSeeTheStateOfACommand() async {
    service.willReturn("A")
    let command = Command { [service] in try await service($0) }
    command.execute("a")
    await settle()
    #expect(command.state.value == .value("A"))
  }

  @Test func aDriverIsLoadedNowAndAtEachChange() async {
    service.always(after: .seconds(0.2)) { input in
      if input == "x" { throw Failure() }
      return input.uppercased()
    }
    @SharedBox var city = "a"
    let marbles = Marbles(clock)
    let output = marbles.record($city.load { [service] in try await service($0) }) { letter($0) }
    await marbles.play("----bc---x---d---|") { city = $0 }
    output.expect("?-A-a--C-c-!-?-D-|")
  }

  @Test func aSignalIsLoadedAtEachEvent() async {
    service.always(after: .seconds(0.2)) { $0.uppercased() }
    let cities = Relay<String>()
    let marbles = Marbles(clock)
    let output = marbles.record(cities.signal.load { [service] in try await service($0) }) { letter($0) }
    await marbles.play("--a---|") { cities.accept($0) }
    output.expect(".-?-A-|")
  }

  @Test func releasingTheDriverCancelsLoading() async {
    @SharedBox var city = "a"
    let waiting = Stub<String, String>()
    var state: Driver<Loadable<String>>? = $city.load { try await waiting($0) }
    await settle()
    #expect(state?.value.isLoading == true)
    #expect(waiting.waiting == [0])
    state = nil
    await settle()
    #expect(waiting.waiting.isEmpty)
  }

  @Test func partsOfTheStateAreDrivers() async {
    service.willReturn("A")
    @SharedBox var city = "a"
    let state = $city.load { [service] in try await service($0) }
    let isLoading = Recorder(state.isLoading, .exhaustive)
    await settle()
    isLoading.expect(true, false)
    #expect(state.map(\.value).value == "A")
    #expect(state.value.error == nil)
  }

  @Test func aStateIsMapped() {
    #expect(Loadable<Int>.idle.map { $0 * 2 } == .idle)
    #expect(Loadable.loading(last: 1).map { $0 * 2 } == .loading(last: 2))
    #expect(Loadable.value(2).map { $0 * 2 } == .value(4))
    #expect(Loadable<Int>.failure(Failure()).map { $0 * 2 } == .failure(Failure()))
  }

  @Test func statesAreEqualWhenTheirErrorsAre() {
    #expect(Loadable<Int>.failure(Failure(code: 1)) != .failure(Failure(code: 2)))
    #expect(Loadable<Int>.failure(Failure()) != .failure(Opaque()))
    #expect(Loadable<Int>.failure(Opaque(text: "a")) == .failure(Opaque(text: "a")))
    #expect(Loadable<Int>.failure(Opaque(text: "a")) != .failure(Opaque(text: "b")))
    #expect(Loadable<Int>.loading() != .idle)
    #expect(Loadable<Int>.loading() != .loading(last: 1))
  }
}
