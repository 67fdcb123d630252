import Bindery
import Testing

/// The effects of several writes in one batch.
@MainActor
@Suite struct BatchTests {
  @Test func aBatchReturnsWhatItsBodyReturns() {
    @SharedBox var number = 1
    let old = batch {
      defer { number = 2 }
      return number
    }
    #expect(old == 1)
    #expect(number == 2)
  }

  @Test func anEffectSeesAllWritesOfABatchAtOnce() {
    @SharedBox var first = "Ada"
    @SharedBox var last = "Byron"
    var seen: [String] = []
    let binding = effect { seen.append("\(first) \(last)") }
    batch {
      first = "Grace"
      last = "Hopper"
    }
    #expect(seen == ["Ada Byron", "Grace Hopper"])
    binding.dispose()
  }

  @Test func aBatchInAnEffectIsPartOfTheSameChange() {
    @SharedBox var number = 0
    @SharedBox var first = 0
    @SharedBox var second = 0
    var seen: [Int] = []
    let writer = effect {
      let number = number
      batch {
        first = number
        second = number
      }
    }
    let reader = effect { seen.append(first + second) }
    number = 3
    #expect(seen == [0, 6])
    writer.dispose()
    reader.dispose()
  }

  @Test func anEffectThatIsMadeInABatchRunsAtOnceAndAtItsEndOnlyIfSomethingChangedSince() {
    @SharedBox var number = 0
    var seen: [Int] = []
    let bag = DisposeBag()
    batch {
      number = 1
      effect { seen.append(number) }.disposed(by: bag)
      #expect(seen == [1])
    }
    #expect(seen == [1])
    batch {
      effect { seen.append(-number) }.disposed(by: bag)
      number = 2
    }
    #expect(seen == [1, -1, 2, -2])
    bag.dispose()
  }

  @Test func anErrorInAnInnerBatchThatTheOuterOneCatchesLosesNothing() {
    struct Failure: Error {}
    @SharedBox var first = 0
    @SharedBox var second = 0
    var seen: [Int] = []
    let binding = effect { seen.append(first * 10 + second) }
    batch {
      try? batch {
        first = 1
        throw Failure()
      }
      second = 2
    }
    #expect(seen == [0, 12])
    binding.dispose()
  }

  @Test func anEmptyBatchRunsNothing() {
    @SharedBox var number = 0
    var runs = 0
    let binding = effect {
      _ = number
      runs += 1
    }
    batch {}
    batch { _ = number }
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func aBatchThatBringsADerivedValueBackToWhereItWasRunsNothing() {
    @SharedBox var price = 3
    @SharedBox var amount = 2
    let total = Computed { price * amount }
    var runs = 0
    let binding = effect {
      _ = total.value
      runs += 1
    }
    batch {
      price = 2
      amount = 3
    }
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func aBoxThatIsWrittenOftenInABatchCountsOnce() {
    @SharedBox var number = 0
    var seen: [Int] = []
    let doubled = Computed { number * 2 }
    let binding = effect { seen.append(doubled.value) }
    batch { for next in 1...100 { number = next } }
    #expect(seen == [0, 200])
    binding.dispose()
  }

  @Test func eventsInABatchAreHandedOverAtOnceAndTheirWritesShownAtItsEnd() {
    @SharedBox var number = 0
    let relay = Relay<Int>()
    var log: [String] = []
    let writer = relay.signal.bind {
      log.append("event \($0)")
      number = $0
    }
    let reader = effect { log.append("shows \(number)") }
    batch {
      relay.accept(1)
      relay.accept(2)
    }
    #expect(log == ["shows 0", "event 1", "event 2", "shows 2"])
    writer.dispose()
    reader.dispose()
  }
}
