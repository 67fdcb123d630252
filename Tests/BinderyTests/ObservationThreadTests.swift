@testable import Bindery
import Foundation
import Observation
import Synchronization
import Testing

/// Changes of `@Observable` objects by other threads.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ObservationThreadTests {
  @Test func aChangeDuringTheRunThatReadsItIsSeen() async {
    let object = Shared()
    let (values, news) = AsyncStream<Int>.makeStream()
    var isChanging = false
    @SharedBox var trigger = 0
    let binding = effect {
      _ = trigger
      let value = object.value
      if isChanging {
        isChanging = false
        onAnotherThread { object.value = value + 1 }
      }
      news.yield(value)
    }
    var numbers = values.makeAsyncIterator()
    #expect(await numbers.next() == 0)
    for number in 0..<20 {
      isChanging = true
      trigger += 1
      // The run that is disturbed, and the one that sees the change.
      #expect(await numbers.next() == number)
      #expect(await numbers.next() == number + 1)
    }
    binding.dispose()
  }

  @Test func aChangeDuringTheRunThatAnotherChangeCausedIsSeen() async {
    let object = Shared()
    let (values, news) = AsyncStream<Int>.makeStream()
    let binding = effect {
      let value = object.value
      if value % 2 == 1 { onAnotherThread { object.value = value + 1 } }
      news.yield(value)
    }
    var numbers = values.makeAsyncIterator()
    #expect(await numbers.next() == 0)
    for number in 0..<20 {
      await Task.detached { object.value = 2 * number + 1 }.value
      #expect(await numbers.next() == 2 * number + 1)
      #expect(await numbers.next() == 2 * number + 2)
    }
    binding.dispose()
  }

  @Test func aChangeDuringTheFirstComputationIsSeen() async {
    for _ in 0..<20 {
      let object = Shared()
      var isFirst = true
      let derived = Computed("disturbed") {
        let value = object.value
        if isFirst { onAnotherThread { object.value = 1 } }
        isFirst = false
        return value
      }
      #expect(derived.value == 1)
    }
  }

  @Test func aChangeDuringTheFirstReadOfABindingIsSeen() async {
    for _ in 0..<20 {
      let object = Shared()
      var isFirst = true
      var seen: [Int] = []
      let driver = Driver(reading: {
        let value = object.value
        if isFirst { onAnotherThread { object.value = 1 } }
        isFirst = false
        return value
      })
      let binding = driver.bind { seen.append($0) }
      #expect(seen == [1])
      binding.dispose()
    }
  }

  @Test func ownWritesToAnObjectDoNotRerunAnEffect() {
    let object = Shared()
    @SharedBox var trigger = 0
    var runs = 0
    let binding = effect {
      _ = trigger
      runs += 1
      object.value += 1
    }
    for _ in 0..<3 { trigger += 1 }
    #expect(runs == 4)
    object.value = 0
    #expect(runs == 5)
    binding.dispose()
  }

  @Test func severalChangesBeforeARunCauseOneRun() async {
    let object = Shared()
    @SharedBox var trigger = 0
    var seen: [Int] = []
    let binding = effect {
      _ = trigger
      seen.append(object.value)
    }
    trigger = 1
    // The main actor is busy until all changes have been made.
    onAnotherThread { for number in 1...10 { object.value = number } }
    trigger = 2
    let (next, signal) = AsyncStream<Void>.makeStream()
    let other = effect {
      _ = object.other
      signal.yield()
    }
    var nexts = next.makeAsyncIterator()
    await nexts.next()
    await Task.detached { object.other = 1 }.value
    // The report of this change comes after those of the others.
    await nexts.next()
    #expect(seen == [0, 0, 10])
    binding.dispose()
    other.dispose()
  }
}

/// Runs a body on another thread, and waits for its end.
private func onAnotherThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// An object that any thread may change.
@Observable
private final class Shared: Sendable {
  @ObservationIgnored private let values = Mutex((value: 0, other: 0))

  var value: Int {
    get {
      access(keyPath: \.value)
      return values.withLock { $0.value }
    }
    set { withMutation(keyPath: \.value) { values.withLock { $0.value = newValue } } }
  }

  var other: Int {
    get {
      access(keyPath: \.other)
      return values.withLock { $0.other }
    }
    set { withMutation(keyPath: \.other) { values.withLock { $0.other = newValue } } }
  }
}
