import Bindery
import Testing

/// Nested effects: parents run first, each child runs once, and none of an older run remains.
@MainActor
@Suite struct NestedEffectTests {
  @Test func threeLevelsRunFromTheOutsideInAndOnceEach() {
    @SharedBox var number = 0
    var log: [String] = []
    let binding = effect {
      log.append("outer \(number)")
      _ = effect {
        log.append("middle \(number)")
        _ = effect { log.append("inner \(number)") }
      }
    }
    log = []
    number = 1
    #expect(log == ["outer 1", "middle 1", "inner 1"])
    binding.dispose()
  }

  @Test func aChangeOfTheInnerSourceRunsTheInnerEffectAlone() {
    @SharedBox var outer = 0
    @SharedBox var inner = 0
    var log: [String] = []
    let binding = effect {
      log.append("outer \(outer)")
      _ = effect { log.append("inner \(inner)") }
    }
    log = []
    inner = 1
    inner = 2
    #expect(log == ["inner 1", "inner 2"])
    binding.dispose()
  }

  @Test func innerEffectsRunInCreationOrder() {
    @SharedBox var number = 0
    var log: [String] = []
    let binding = effect {
      for name in ["a", "b", "c"] { _ = effect { log.append("\(name)\(number)") } }
    }
    log = []
    number = 1
    batch { number = 2 }
    #expect(log == ["a1", "b1", "c1", "a2", "b2", "c2"])
    binding.dispose()
  }

  @Test func runsOfTheOuterEffectLeaveOneInnerEffectEach() {
    @SharedBox var outer = 0
    @SharedBox var inner = 0
    var runs = 0
    let binding = effect {
      _ = outer
      _ = effect {
        runs += 1
        _ = inner
      }
    }
    for number in 1...10 { outer = number }
    runs = 0
    inner = 1
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func anInnerEffectThatIsNoLongerMadeDoesNotRun() {
    @SharedBox var isOpen = true
    @SharedBox var number = 0
    var seen: [Int] = []
    let binding = effect { if isOpen { _ = effect { seen.append(number) } } }
    batch {
      isOpen = false
      number = 1
    }
    number = 2
    #expect(seen == [0])
    binding.dispose()
  }

  @Test func readsOfInnerEffectsAreNotOuterDependencies() {
    @SharedBox var number = 0
    var outerRuns = 0
    let binding = effect {
      outerRuns += 1
      _ = effect { _ = number }
    }
    number = 1
    #expect(outerRuns == 1)
    binding.dispose()
  }

  @Test func anOuterEffectReadsOnAfterItMadeAnInnerOne() {
    @SharedBox var number = 0
    var outerRuns = 0
    let binding = effect {
      outerRuns += 1
      _ = effect {}
      _ = number
    }
    number = 1
    #expect(outerRuns == 2)
    binding.dispose()
  }

  @Test func innerEffectsWithEqualSourcesDoNotRun() {
    @SharedBox var number = 1
    let isPositive = Computed { number > 0 }
    var log: [String] = []
    let binding = effect {
      log.append("outer \(isPositive.value)")
      _ = effect { log.append("inner \(isPositive.value)") }
    }
    number = 2
    #expect(log == ["outer true", "inner true"])
    number = -1
    #expect(log == ["outer true", "inner true", "outer false", "inner false"])
    binding.dispose()
  }

  @Test func anInnerEffectMayWriteWhatTheOuterOneReads() {
    @SharedBox var total = 0
    var seen: [Int] = []
    let binding = effect {
      seen.append(total)
      _ = effect { if total < 3 { total += 1 } }
    }
    #expect(seen.first == 0)
    #expect(seen.last == 3)
    #expect(seen == seen.sorted())
    binding.dispose()
  }

  @Test func innerEffectsOfAThousandRunsAreAllGone() {
    final class Token {}
    @SharedBox var number = 0
    weak var last: Token?
    let binding = effect {
      _ = number
      let token = Token()
      last = token
      _ = effect { withExtendedLifetime(token) {} }
    }
    for next in 1...1000 { number = next }
    #expect(last != nil)
    binding.dispose()
    #expect(last == nil)
  }
}
