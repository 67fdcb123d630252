import Bindery
import OpenCombine

extension Workloads {
  private static let observerCount = 8_000
  private static let eventCount = 64_000

  /// Thousands of observers of one relay are made and ended in the same order; an operation is one observer.
  static let relayObservers = Workload(
    name: "relay-end", title: "8,000 observers of one relay made and ended",
    trials: [
      Trial(.bindery, operations: observerCount) {
        let relay = Relay<Int>()
        return {
          let bindings = (0..<observerCount).map { _ in relay.signal.bind { Sink.total &+= $0 } }
          for binding in bindings { binding.dispose() }
        }
      },
      Trial(.opencombine, operations: observerCount) {
        let subject = PassthroughSubject<Int, Never>()
        return {
          let bindings = (0..<observerCount).map { _ in subject.sink { Sink.total &+= $0 } }
          for binding in bindings { binding.cancel() }
        }
      },
    ])

  /// Events pass through a full buffer of as many events; an operation is one event.
  static let replay = Workload(
    name: "replay", title: "an event through share(replay: 64,000)",
    trials: [
      Trial(.bindery, operations: eventCount) {
        let relay = Relay<Int>()
        let binding = relay.signal.share(replay: eventCount).bind { Sink.total &+= $0 }
        for number in 0..<eventCount { relay.accept(number) }
        return {
          for number in 0..<eventCount { relay.accept(number) }
          keep(all: binding)
        }
      }
    ])
}
