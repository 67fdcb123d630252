import Bindery
import Testing

/// Derived values in edge cases.
@MainActor
@Suite struct DerivedValueTests {
  struct Negative: Error {}

  @Test func aDerivedNotANumberAlwaysCountsAsAChange() {
    @SharedBox var number = 1.0
    let ratio = Computed { number / 0 - number / 0 }
    var runs = 0
    let binding = effect {
      runs += 1
      _ = ratio.value
    }
    number = 2
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func aValueWithoutEqualityIsAChangeAtEachWrite() {
    struct Opaque { let number: Int }
    @SharedBox var opaque = Opaque(number: 1)
    var runs = 0
    let binding = effect {
      runs += 1
      _ = opaque
    }
    opaque = Opaque(number: 1)
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func optionalsAndListsAreComparedByContent() {
    @SharedBox var list: [String]? = ["a"]
    var runs = 0
    let binding = effect {
      runs += 1
      _ = list
    }
    list = ["a"]
    #expect(runs == 1)
    list = nil
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func aWriteInsideADerivedValueRunsWhatDependsOnItLater() {
    @SharedBox var number = 1
    @SharedBox var largest = 0
    let doubled = Computed {
      if number > untracked({ largest }) { largest = number }
      return number * 2
    }
    var seen: [Int] = []
    let watcher = effect { seen.append(largest) }
    let binding = effect { _ = doubled.value }
    number = 5
    number = 3
    #expect(seen == [0, 1, 5])
    #expect(doubled.value == 6)
    watcher.dispose()
    binding.dispose()
  }

  @Test func aReadOfADerivedValueThatWritesRunsWhatDependsOnIt() {
    @SharedBox var number = 1
    @SharedBox var reads = 0
    let counted = Computed {
      reads = untracked { reads } + 1
      return number
    }
    var seen: [Int] = []
    let watcher = effect { seen.append(reads) }
    #expect(counted.value == 1)
    number = 2
    #expect(seen == [0, 1])
    #expect(counted.value == 2)
    #expect(seen == [0, 1, 2])
    watcher.dispose()
  }

  @Test func anEffectThatReadsAFailedValueIsReportedAndRunsAgainWhenASourceChanges() {
    @SharedBox var number = -1
    var computations = 0
    let root = ThrowingComputed { () throws -> Int in
      computations += 1
      guard number >= 0 else { throw Negative() }
      return number * number
    }
    var one: [Int] = []
    var other: [String] = []
    let bag = DisposeBag()
    effect { one.append((try? root.value) ?? -1) }.disposed(by: bag)
    effect { do { other.append("\(try root.value)") } catch { other.append("negative") } }.disposed(by: bag)
    #expect(computations == 1)
    number = 3
    #expect(one == [-1, 9])
    #expect(other == ["negative", "9"])
    #expect(computations == 2)
    bag.dispose()
  }

  @Test func anErrorAfterAnErrorIsAChange() {
    @SharedBox var number = -1
    let root = ThrowingComputed { () throws -> Int in
      guard number >= 0 else { throw Negative() }
      return number
    }
    var runs = 0
    let binding = effect {
      runs += 1
      _ = try? root.value
    }
    number = -2
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func anEqualSuccessIsNoChange() {
    @SharedBox var number = 2
    let square = ThrowingComputed { () throws -> Int in number * number }
    var runs = 0
    let binding = effect {
      runs += 1
      _ = try? square.value
    }
    number = -2
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func aValueReadInTheMiddleOfABatchIsTheNewest() {
    @SharedBox var number = 1
    let doubled = Computed { number * 2 }
    var seen: [Int] = []
    let binding = effect { seen.append(doubled.value) }
    batch {
      number = 2
      #expect(doubled.value == 4)
      number = 1
      #expect(doubled.value == 2)
    }
    #expect(seen.allSatisfy { $0 == 2 })
    binding.dispose()
  }
}
