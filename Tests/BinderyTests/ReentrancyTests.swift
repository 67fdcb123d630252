import Bindery
import Testing

/// User code that runs in the middle of an effect.
@MainActor
@Suite struct ReentrancyTests {
  @Test func effectsTriggeredByADerivedValueSeeItsResult() {
    @SharedBox var price = 0
    @SharedBox var log = 0
    let tenfold = Computed("tenfold") {
      log = price
      return price * 10
    }
    let next = Computed("next") { tenfold.value + 1 }
    var seen: [Int] = []
    let binding = effect {
      _ = log
      untracked { seen.append(next.value) }
    }
    price = 5
    #expect(next.value == 51)
    #expect(seen == [1, 51])
    binding.dispose()
  }

  @Test func anEffectSeesWhatADerivedValueWritesThatItReadBefore() {
    @SharedBox var trigger = 0
    @SharedBox var other = 0
    let writer = Computed {
      if trigger == 1 { other = 5 }
      return 0
    }
    let tenfold = Computed { other * 10 }
    var seen: [Int] = []
    let bag = DisposeBag()
    effect {
      seen.append(other)
      _ = writer.value
    }.disposed(by: bag)
    effect {
      seen.append(tenfold.value)
      _ = writer.value
    }.disposed(by: bag)
    let sum = Computed { tenfold.value + writer.value }
    effect { seen.append(sum.value + 1) }.disposed(by: bag)
    seen = []
    trigger = 1
    #expect(seen.sorted() == [5, 50, 51])
    bag.dispose()
  }

  @Test func valuesThatWriteWhatEachOtherReadsAreReported() {
    @SharedBox var first = 0
    @SharedBox var second = 0
    @SharedBox var isOn = false
    let one = Computed {
      let value = first
      if isOn { second = value + 1 }
      return 0
    }
    let two = Computed {
      let value = second
      if isOn { first = value + 1 }
      return 0
    }
    var runs = 0
    let binding = effect {
      runs += 1
      _ = (one.value, two.value)
    }
    let reports = reports { isOn = true }
    #expect(reports.allSatisfy { $0.description.hasPrefix("Bindings change each other without end") })
    #expect(!reports.isEmpty)
    binding.dispose()
  }

  @Test func batchesInADerivedValueNotifyAfterIt() {
    @SharedBox var price = 0
    @SharedBox var log = 0
    let copy = Computed {
      batch { log = price }
      return price
    }
    let next = Computed { copy.value + 1 }
    let binding = effect {
      _ = log
      untracked { _ = next.value }
    }
    price = 3
    #expect(next.value == 4)
    binding.dispose()
  }

  @Test func derivedValuesThatWriteTheirSourceSettle() {
    @SharedBox var number = 0
    let atLeastThree = Computed {
      if number < 3 { number += 1 }
      return number
    }
    var seen: [Int] = []
    let binding = effect { seen.append(atLeastThree.value) }
    #expect(seen.last == 3)
    number = 50
    number = 60
    #expect(seen.suffix(2) == [50, 60])
    binding.dispose()
  }

  @Test func writesInTheDeinitOfAnOldValueNotify() {
    @SharedBox var isAlive = true
    @SharedBox var other = 0
    @SharedBox var token: Token? = Token { isAlive = false }
    var alive: [Bool] = []
    var others: [Int] = []
    let bag = DisposeBag()
    effect { alive.append(isAlive) }.disposed(by: bag)
    effect { others.append(other) }.disposed(by: bag)
    effect { _ = other }.disposed(by: bag)
    let isGone = Computed { token == nil }
    #expect(!isGone.value)
    batch { token = nil }
    #expect(alive == [true, false])
    other = 7
    #expect(others == [0, 7])
    bag.dispose()
  }

  @Test func untrackedReadsKeepRevertedBatchesSilent() {
    @SharedBox var number = 1
    var runs = 0
    let binding = effect {
      _ = number
      runs += 1
    }
    batch {
      number = 2
      _ = untracked { number }
      number = 1
    }
    let relay = Relay<Int>()
    let clamp = relay.signal.bind {
      number = $0
      if number > 1 { number = 1 }
    }
    relay.accept(9)
    #expect(runs == 1)
    clamp.dispose()
    binding.dispose()
  }

  @Test func newObserversDoNotReceiveTheCurrentEvent() {
    let relay = Relay<Int>()
    var late: [Int] = []
    var lateBinding: Disposable?
    let binding = relay.signal.bind {
      guard $0 == 1 else { return }
      relay.accept(2)
      lateBinding = relay.signal.bind { late.append($0) }
    }
    relay.accept(1)
    #expect(late == [])
    relay.accept(3)
    #expect(late == [3])
    binding.dispose()
    lateBinding?.dispose()
  }

  @Test func aListThatIsFollowedFromInsideAChangeIsFollowedOnce() {
    let list = ListBox(["a"])
    var mirror: [String] = []
    var following: Disposable?
    let binding = list.changes.bind { _ in
      guard following == nil else { return }
      list.append("c")
      mirror = list.elements
      following = list.changes.bind { for change in $0 { mirror.apply(change) } }
    }
    list.append("b")
    #expect(mirror == list.elements)
    binding.dispose()
    following?.dispose()
  }
}
