import Bindery
import Testing

/// Effects that end in the middle of a run.
@MainActor
@Suite struct DisposalTests {
  @Test func theFirstOfSeveralMayDisposeAllTheOthers() {
    @SharedBox var number = 0
    let others = DisposeBag()
    var runs = 0
    let first = effect { if number == 1 { others.dispose() } }
    for _ in 0..<10 {
      effect {
        _ = number
        runs += 1
      }.disposed(by: others)
    }
    runs = 0
    number = 1
    #expect(runs == 0)
    first.dispose()
  }

  @Test func theLastOfSeveralMayDisposeThoseThatRanBefore() {
    @SharedBox var number = 0
    var runs = 0
    let first = effect {
      _ = number
      runs += 1
    }
    let last = effect { if number == 1 { first.dispose() } }
    number = 1
    number = 2
    #expect(runs == 2)
    last.dispose()
  }

  @Test func aBindingThatItsOwnValueEndsReceivesNoValue() {
    @MainActor final class Field { var text = 0 }
    @SharedBox var number = 0
    let field = Field()
    var binding: Disposable?
    let source = Binding(
      get: {
        if number == 1 { binding?.dispose() }
        return number
      }, set: { _ in })
    binding = source.bind(to: field, \.text, edits: .never)
    number = 1
    #expect(field.text == 0)
  }

  @Test func aBindingWhoseFirstValueEndsTheRunThatMakesItReceivesNoValue() {
    @SharedBox var number = 0
    var outer: Disposable?
    var seen: [Int] = []
    outer = effect {
      guard number == 1 else { return }
      _ = $number.map { number in
        outer?.dispose()
        return number
      }.bind { seen.append($0) }
    }
    number = 1
    #expect(seen == [])
  }

  @Test func anEffectThatIsDisposedInABatchDoesNotRunAtItsEnd() {
    @SharedBox var number = 0
    var seen: [Int] = []
    let binding = effect { seen.append(number) }
    batch {
      number = 1
      binding.dispose()
    }
    #expect(seen == [0])
  }

  @Test func anEffectThatIsDroppedInABatchDoesNotRunAtItsEnd() {
    @SharedBox var number = 0
    var seen: [Int] = []
    var binding: Disposable? = effect { seen.append(number) }
    batch {
      number = 1
      binding = nil
    }
    #expect(binding == nil)
    #expect(seen == [0])
  }

  @Test func anEffectMayBeReplacedInTheMiddleOfAChange() {
    @SharedBox var number = 0
    var log: [String] = []
    var worker: Disposable?
    func replace(_ name: String) {
      worker?.dispose()
      worker = effect { log.append("\(name)\(number)") }
    }
    let supervisor = effect { replace("w\(number).") }
    log = []
    number = 1
    // The new worker runs when it is created; the old one does not run again.
    #expect(log == ["w1.1"])
    supervisor.dispose()
    worker?.dispose()
  }

  @Test func aChainWhoseReaderEndsIsNotComputedAnyMore() {
    @SharedBox var number = 0
    var runs = 0
    let first = Computed {
      runs += 1
      return number
    }
    let second = Computed { first.value }
    let binding = effect { _ = second.value }
    binding.dispose()
    runs = 0
    number = 1
    #expect(runs == 0)
  }

  @Test func oneOfTwoReadersMayEndWithoutTheOther() {
    @SharedBox var number = 0
    let derived = Computed { number * 2 }
    var seen: [Int] = []
    let one = effect { _ = derived.value }
    let other = effect { seen.append(derived.value) }
    one.dispose()
    number = 1
    #expect(seen == [0, 2])
    other.dispose()
  }

  @Test func disposingTwiceEndsNothingElse() {
    @SharedBox var number = 0
    let first = effect { _ = number }
    first.dispose()
    var seen: [Int] = []
    // It may reuse the memory of the first one.
    let second = effect { seen.append(number) }
    first.dispose()
    number = 1
    #expect(seen == [0, 1])
    second.dispose()
  }

  @Test func aCleanUpMayDisposeTheEffectThatLeftIt() {
    @SharedBox var number = 0
    var runs = 0
    var own: Disposable?
    own = effect {
      _ = number
      runs += 1
      onCleanup { own?.dispose() }
    }
    number = 1
    number = 2
    #expect(runs == 1)
    #expect(own?.isActive == false)
  }

  @Test func disposedEffectsReleaseTheirCaptures() {
    final class Token {}
    @SharedBox var number = 0
    weak var seen: Token?
    func begin() -> Disposable {
      let token = Token()
      seen = token
      return effect { withExtendedLifetime(token) { _ = number } }
    }
    let binding = begin()
    number = 1
    #expect(seen != nil)
    binding.dispose()
    #expect(seen == nil)
  }
}
