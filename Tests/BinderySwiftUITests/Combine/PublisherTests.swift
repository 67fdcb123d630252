import Bindery
import BinderyCombine
import BinderyTesting
import Testing

@MainActor
@Suite struct PublisherTests {
  @Test func driversPublishTheCurrentAndLaterValues() {
    @SharedBox var number = 1
    var seen: [Int] = []
    let subscription = $number.publisher.map { $0 * 10 }.sink { seen.append($0) }
    number = 2
    number = 2
    #expect(seen == [10, 20])
    subscription.cancel()
    number = 3
    #expect(seen == [10, 20])
  }

  @Test func signalsPublishEventsAfterTheSubscription() {
    let taps = Relay<Int>()
    taps.accept(1)
    var seen: [Int] = []
    let subscription = taps.signal.publisher.sink { seen.append($0) }
    taps.accept(2)
    subscription.cancel()
    taps.accept(3)
    #expect(seen == [2])
  }

  @Test func aPublisherIsObservedAsASignal() {
    let subject = PassthroughSubject<Int, Never>()
    let seen = Recorder(Signal(subject), .exhaustive)
    subject.send(1)
    subject.send(2)
    seen.expect(1, 2)
  }

  @Test func aPublisherIsHeldByADriver() {
    let subject = PassthroughSubject<String, Never>()
    let title = Driver(subject, initial: "Loading...")
    #expect(title.value == "Loading...")
    subject.send("Richmond")
    #expect(title.value == "Richmond")
  }
}
