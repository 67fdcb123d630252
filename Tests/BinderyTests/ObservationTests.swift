@testable import Bindery
import Observation
import Testing

@MainActor
@Observable
private final class Settings {
  var unit = "°C"
  var language = "en"
}

@MainActor
private final class Shown {
  @Box var isShown = false
}

@MainActor
@Suite struct ObservationTests {
  @Test func anObservableObjectReadInAnEffectIsTracked() {
    let settings = Settings()
    var seen: [String] = []
    let binding = effect { seen.append(settings.unit) }
    settings.unit = "°F"
    settings.language = "de"
    settings.unit = "K"
    #expect(seen == ["°C", "°F", "K"])
    binding.dispose()
    settings.unit = "°R"
    #expect(seen == ["°C", "°F", "K"])
  }

  @Test func anObservableObjectReadInADerivedValueIsTracked() {
    let settings = Settings()
    let isMetric = Computed { settings.unit == "°C" }
    var seen: [Bool] = []
    let binding = effect { seen.append(isMetric.value) }
    settings.unit = "°F"
    // Observation also attributes the reads of the derived value's first computation to the effect; from the next run
    // on they are separate.
    settings.unit = "K"
    let runs = seen.count
    settings.unit = "°R"
    #expect(seen.last == false)
    #expect(seen.count == runs)
    binding.dispose()
  }

  @Test func aChangeDuringTheFirstReadOfADerivedValueReachesItsObservers() {
    let settings = Settings()
    let model = Shown()
    var reads = 0
    let unit = Computed { () -> String in
      guard model.isShown else { return "°C" }
      defer {
        reads += 1
        // As another thread may do.
        if reads == 1 { settings.unit = "°F" }
      }
      return settings.unit
    }
    var seen: [String] = []
    let binding = effect { seen.append(unit.value) }
    model.isShown = true
    #expect(seen == ["°C", "°F"])
    settings.unit = "K"
    #expect(seen.last == "K")
    binding.dispose()
  }

  @Test func aBatchCollectsChangesOfObservableObjects() {
    let settings = Settings()
    var runs = 0
    let binding = effect {
      _ = (settings.unit, settings.language)
      runs += 1
    }
    batch {
      settings.unit = "°F"
      settings.language = "de"
    }
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func aBoxIsSeenByObservationWhileBoxesAreShown() {
    ObservationInterop.showsBoxes = true
    defer { ObservationInterop.showsBoxes = false }
    let counter = ShownCounter()
    let doubled = Computed { counter.count * 2 }
    let changes = Tally()
    withObservationTracking {
      _ = doubled.value
    } onChange: {
      changes.add()
    }
    counter.other = 1
    #expect(changes.count == 0)
    counter.count = 1
    #expect(changes.count == 1)
    withObservationTracking {
      _ = counter.count
    } onChange: {
      changes.add()
    }
    counter.count = 2
    counter.count = 3
    #expect(changes.count == 2)
  }

  @Test func aValueThatWasShownOnceIsComputedForItsFirstChangeOnly() {
    ObservationInterop.showsBoxes = true
    defer { ObservationInterop.showsBoxes = false }
    let counter = ShownCounter()
    var runs = 0
    let doubled = Computed {
      runs += 1
      return counter.count * 2
    }
    let changes = Tally()
    for round in 1...2 {
      withObservationTracking {
        _ = doubled.value
      } onChange: {
        changes.add()
      }
      #expect(runs == 2 * round - 1)
      for _ in 0..<5 { counter.count += 1 }
      #expect(runs == 2 * round)
      #expect(changes.count == round)
    }
  }

  @Test func readsInAnObservationCallbackAreTracked() {
    ObservationInterop.showsBoxes = true
    defer { ObservationInterop.showsBoxes = false }
    let counter = ShownCounter()
    let observer = Observer(counter)
    observer.arm()
    for _ in 0..<3 { counter.count += 1 }
    #expect(observer.seen == [0, 1, 2, 3])
  }

  @Test func aRunForAnotherReasonLeavesNoRegistrationOfTheOneBefore() throws {
    let settings = Settings()
    let counter = ShownCounter()
    var node: NodePointer?
    var seen: [String] = []
    let binding = effect {
      node = trackingNode
      seen.append("\(counter.count) \(settings.unit)")
    }
    let running = try #require(node)
    // The first object of a class only shows that such objects are read.
    counter.count = 1
    weak let earlier = running.pointee.extra?.takeUnretainedValue().watch
    #expect(earlier != nil)
    counter.count = 2
    // A ticket is reused, by the run after the next one, only if nothing else retains it: the registration of the earlier run did, and is
    // gone.
    #expect(running.pointee.extra?.takeUnretainedValue().watch !== earlier)
    counter.count = 3
    #expect(running.pointee.extra?.takeUnretainedValue().watch === earlier)
    settings.unit = "°F"
    #expect(seen == ["0 °C", "1 °C", "2 °C", "3 °C", "3 °F"])
    weak let last = running.pointee.extra?.takeUnretainedValue().watch
    #expect(last != nil)
    binding.dispose()
    #expect(last == nil)
  }

  @Test func releasedDerivedValuesLeaveNoRegistration() throws {
    let settings = Settings()
    var node: NodePointer?
    func make() -> Computed<Bool> {
      Computed("theSameKind") {
        node = trackingNode
        return settings.unit == "°C"
      }
    }
    #expect(make().value)
    var second: Computed? = make()
    #expect(second?.value == true)
    weak let ticket = try #require(node).pointee.extra?.takeUnretainedValue().watch
    #expect(ticket != nil)
    second = nil
    #expect(ticket == nil)
  }

  @Test func readsInABindBodyAreNotTracked() {
    let settings = Settings()
    let counter = ShownCounter()
    var units: [String] = []
    let binding = counter.$count.bind { _ in units.append(settings.unit) }
    settings.unit = "°F"
    counter.count = 1
    #expect(units == ["°C", "°F"])
    binding.dispose()
  }

  @Test func selfDisposedBindingsReceiveNoChange() {
    let settings = Settings()
    var bindings: [Disposable] = []
    var runs = 0
    for _ in 0..<50 {
      var own: Disposable?
      own = effect("ends itself") {
        runs += 1
        own?.dispose()
        _ = settings.unit
      }
      settings.unit = "\(runs)"
      own = nil
      // New bindings replace those that have ended.
      bindings.append(effect("another") { _ = settings.language })
      settings.unit = "a"
    }
    #expect(runs == 100)
    settings.language = "de"
    for binding in bindings { binding.dispose() }
  }

  @Test func revertedInnerChangesDoNotRunTheOuterEffect() {
    let settings = Settings()
    let counter = ShownCounter()
    let text = Computed("inner") { "\(counter.count / 10) \(settings.unit)" }
    var seen: [String] = []
    // Run it twice, so that the second run knows the classes of objects.
    for _ in 0..<2 {
      seen = []
      let binding = effect("outer") { seen.append(text.value) }
      counter.count += 1
      counter.count += 1
      #expect(seen == ["0 °C"])
      counter.count = 10
      #expect(seen == ["0 °C", "1 °C"])
      counter.count = 0
      binding.dispose()
    }
    withExtendedLifetime(text) {}
  }

  @Test func observationOfADerivedValueReportsObjectChangesOnly() {
    let settings = Settings()
    let counter = ShownCounter()
    let changes = Tally()
    for _ in 0..<2 {
      let text = Computed("tracked") { "\(counter.count) \(settings.unit)" }
      withObservationTracking {
        _ = text.value
      } onChange: {
        changes.add()
      }
      counter.count += 1
      _ = text.value
    }
    #expect(changes.count == 0)
    settings.unit = "°F"
    #expect(changes.count == 2)
  }

  @Test(.timeLimit(.minutes(10)))
  func aChangeOffTheMainActorReachesABinding() async {
    let shared = Shared()
    let counter = ShownCounter()
    let (sums, sum) = AsyncStream<Int>.makeStream()
    let binding = effect { sum.yield(shared.value + counter.count) }
    var nextSum = sums.makeAsyncIterator()
    #expect(await nextSum.next() == 0)
    for number in 1...20 {
      counter.count += 100
      #expect(await nextSum.next() == 100 * number + number - 1)
      await Task.detached { shared.value = number }.value
      #expect(await nextSum.next() == 100 * number + number)
    }
    binding.dispose()
  }
}

@MainActor
private final class ShownCounter {
  @Box var count = 0
  @Box var other = 0
}

/// Registers with Observation again inside its callback.
@MainActor
private final class Observer {
  private let counter: ShownCounter
  private(set) var seen: [Int] = []
  init(_ counter: ShownCounter) { self.counter = counter }

  func arm() {
    withObservationTracking {
      seen.append(counter.count)
    } onChange: {
      MainActor.assumeIsolated { self.arm() }
    }
  }
}

/// Counts calls.
private final class Tally: @unchecked Sendable {
  // Observation calls back on the writing thread, which is the main actor's here.
  private(set) var count = 0
  func add() { count += 1 }
}

/// An object that is not bound to an actor.
@Observable
private final class Shared: @unchecked Sendable {
  // One task at a time writes it, and it is read after the change was reported.
  var value = 0
}
