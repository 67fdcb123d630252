import Bindery
import Testing

/// The state after an error.
@MainActor
@Suite struct FailureTests {
  struct Failure: Error {}

  /// Runs a body and returns the number of reported failures.
  func failures(of body: () -> Void) -> Int {
    reports(of: body).count { if case .failure = $0 { true } else { false } }
  }

  @Test func effectsRunAgainAfterAFailedFirstRun() {
    @SharedBox var number = 0
    var seen: [Int] = []
    var binding: Disposable?
    let count = failures {
      binding = effect {
        if number == 0 { throw Failure() }
        seen.append(number)
      }
      number = 1
    }
    #expect(count == 1)
    #expect(seen == [1])
    binding?.dispose()
  }

  @Test func anInnerEffectThatFailsLeavesTheOuterOneAsItIs() {
    @SharedBox var number = 0
    var outer: [Int] = []
    var binding: Disposable?
    let count = failures {
      binding = effect {
        _ = effect { if number == 1 { throw Failure() } }
        outer.append(number)
      }
      number = 1
      number = 2
    }
    #expect(count == 1)
    #expect(outer == [0, 1, 2])
    binding?.dispose()
  }

  @Test func runsThatFailEarlyTrackTheirReads() {
    @SharedBox var isBroken = false
    @SharedBox var number = 0
    var seen: [Int] = []
    var binding: Disposable?
    let count = failures {
      binding = effect {
        if isBroken { throw Failure() }
        seen.append(number)
      }
      isBroken = true
      number = 1
      isBroken = false
    }
    #expect(count == 1)
    #expect(seen == [0, 1])
    binding?.dispose()
  }

  @Test func writesBeforeAFailureAreDelivered() {
    @SharedBox var number = 0
    @SharedBox var copy = 0
    var seen: [Int] = []
    let bag = DisposeBag()
    let count = failures {
      effect {
        copy = number
        if number == 1 { throw Failure() }
      }.disposed(by: bag)
      effect { seen.append(copy) }.disposed(by: bag)
      number = 1
    }
    #expect(count == 1)
    #expect(seen == [0, 1])
    bag.dispose()
  }

  @Test func anErrorPassesThroughAChainOfDerivedValues() {
    @SharedBox var number = 1
    var runs = 0
    let source = ThrowingComputed { () throws -> Int in
      runs += 1
      guard number > 0 else { throw Failure() }
      return number
    }
    let middle = ThrowingComputed { () throws -> Int in try source.value * 2 }
    let end = ThrowingComputed { () throws -> Int in try middle.value + 1 }
    var seen: [Int] = []
    let binding = effect { seen.append((try? end.value) ?? -1) }
    number = 0
    number = 2
    #expect(seen == [3, -1, 5])
    #expect(runs == 3)
    binding.dispose()
  }

  @Test func aFailureInABatchInsideAnEffectIsReportedOnce() {
    @SharedBox var number = 0
    @SharedBox var copy = 0
    var binding: Disposable?
    let count = failures {
      binding = effect {
        let number = number
        try batch {
          copy = number
          if number == 1 { throw Failure() }
        }
      }
      number = 1
      number = 2
    }
    #expect(count == 1)
    #expect(copy == 2)
    binding?.dispose()
  }
}
