import Bindery
import Testing

@MainActor
@Suite struct ThrottleTests {
  @Test func theFirstPassesAtOnceAndTheNewestAtTheWindowsEnd() {
    let clock = ManualClock()
    let keys = Relay<String>()
    var seen: [String] = []
    let binding = keys.signal.throttle(for: .seconds(1), clock: clock).bind { seen.append($0) }
    keys.accept("a")
    keys.accept("b")
    keys.accept("c")
    #expect(seen == ["a"])
    clock.advance(by: .seconds(1))
    #expect(seen == ["a", "c"])
    keys.accept("d")
    #expect(seen == ["a", "c"])
    clock.advance(by: .seconds(5))
    #expect(seen == ["a", "c", "d"])
    keys.accept("e")
    #expect(seen == ["a", "c", "d", "e"])
    binding.dispose()
  }

  @Test func aDriversValueOpensTheFirstWindow() {
    let clock = ManualClock()
    @SharedBox var query = ""
    var seen: [String] = []
    let binding = $query.throttle(for: .milliseconds(500), clock: clock).bind { seen.append($0) }
    query = "L"
    query = "Lo"
    #expect(seen == [""])
    clock.advance(by: .milliseconds(500))
    #expect(seen == ["", "Lo"])
    binding.dispose()
  }
}
