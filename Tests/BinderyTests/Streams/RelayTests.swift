import Bindery
import BinderyTesting
import Testing

@Suite(.workScope, .serialized) @MainActor
struct RelayTests {
  @Test func relaysThatFeedEachOtherAreStoppedAndReportedWithTheirPath() {
    let line = #line + 1
    let celsius = Relay<Int>()
    let fahrenheit = Relay<Int>()
    var events = 0
    let bag = DisposeBag()
    celsius.signal.bind {
      events += 1
      fahrenheit.accept($0 + 1)
    }.disposed(by: bag)
    fahrenheit.signal.bind { celsius.accept($0 + 1) }.disposed(by: bag)
    let reports = reports { celsius.accept(0) }
    #expect(events == 100)
    #expect(reports.count == 1)
    let place = "relay at BinderyTests/RelayTests.swift:"
    let path = [line, line + 1, line].map { "\(place)\($0)" }.joined(separator: " -> ")
    #expect(reports.first?.description.contains("after 100 rounds): \(path).") == true)
    bag.dispose()
  }

  @Test func aRelayThatFeedsItselfIsStopped() {
    let relay = Relay<Int>()
    var last = 0
    let binding = relay.signal.bind {
      last = $0
      relay.accept($0 + 1)
    }
    #expect(reports { relay.accept(1) }.count == 1)
    #expect(last == 100)
    binding.dispose()
  }

  @Test func aRelayThatFeedsItselfThroughABoxIsStopped() {
    let relay = Relay<Int>()
    @SharedBox var number = 0
    let bag = DisposeBag()
    relay.signal.bind { number = $0 }.disposed(by: bag)
    $number.bind { if $0 > 0 { relay.accept($0 + 1) } }.disposed(by: bag)
    #expect(reports { relay.accept(1) }.count == 1)
    bag.dispose()
  }

  @Test func relaysDeliverEventsAfterACycle() {
    let relay = Relay<Int>()
    @SharedBox var isCyclic = true
    var last = 0
    let binding = relay.signal.bind {
      last = $0
      if isCyclic { relay.accept($0 + 1) }
    }
    _ = reports { relay.accept(1) }
    isCyclic = false
    #expect(reports { relay.accept(7) }.isEmpty)
    #expect(last == 7)
    binding.dispose()
  }

  @Test func manyEventsCausedByOneAreNoCycle() {
    let relay = Relay<Int>()
    var count = 0
    let binding = relay.signal.bind {
      count += 1
      if $0 == 0 { for next in 1...1_000 { relay.accept(next) } }
    }
    #expect(reports { relay.accept(0) }.isEmpty)
    #expect(count == 1_001)
    binding.dispose()
  }

  @Test func longChainsOfRelaysAreNotReportedAsCycles() {
    let relays = (0..<300).map { _ in Relay<Int>() }
    let bag = DisposeBag()
    var last = 0
    for (relay, next) in zip(relays, relays.dropFirst()) {
      relay.signal.bind { next.accept($0 + 1) }.disposed(by: bag)
    }
    relays[299].signal.bind { last = $0 }.disposed(by: bag)
    #expect(reports { relays[0].accept(0) }.isEmpty)
    #expect(last == 299)
    bag.dispose()
  }

  @Test func eventsFromTheReportHandlerAreDelivered() {
    let relay = Relay<Int>()
    @SharedBox var isCyclic = true
    var last = 0
    let binding = relay.signal.bind {
      last = $0
      if isCyclic { relay.accept($0 + 1) }
    }
    let old = Reports.handler
    Reports.handler = { _ in
      isCyclic = false
      relay.accept(-1)
    }
    relay.accept(1)
    Reports.handler = old
    #expect(last == -1)
    binding.dispose()
  }
}
