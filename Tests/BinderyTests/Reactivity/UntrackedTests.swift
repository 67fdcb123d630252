import Bindery
import Testing

/// Reads that create no dependency.
@MainActor
@Suite struct UntrackedTests {
  @Test func aDerivedValueMayPeek() {
    @SharedBox var tracked = 1
    @SharedBox var peeked = 10
    let sum = Computed { tracked + untracked { peeked } }
    #expect(sum.value == 11)
    peeked = 20
    #expect(sum.value == 11)
    tracked = 2
    #expect(sum.value == 22)
  }

  @Test func untrackedReadsOfDerivedValuesAreUpToDate() {
    @SharedBox var number = 1
    let doubled = Computed { number * 2 }
    var peeked: [Int] = []
    @SharedBox var trigger = 0
    let binding = effect {
      _ = trigger
      untracked { peeked.append(doubled.value) }
    }
    number = 5
    #expect(peeked == [2])
    trigger = 1
    #expect(peeked == [2, 10])
    binding.dispose()
  }

  @Test func valuesReadTrackedAndUntrackedAreDependencies() {
    @SharedBox var number = 1
    var runs = 0
    let binding = effect {
      runs += 1
      _ = untracked { number }
      _ = number
      _ = untracked { number }
    }
    number = 2
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func readsAreTrackedAgainAfterAnErrorInAnUntrackedPart() {
    struct Failure: Error {}
    @SharedBox var number = 1
    var runs = 0
    let binding = effect {
      runs += 1
      try? untracked { throw Failure() }
      _ = number
    }
    number = 2
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func writesInUntrackedPartsAreChanges() {
    @SharedBox var source = 0
    @SharedBox var copy = 0
    var seen: [Int] = []
    let writer = effect {
      let source = source
      untracked { copy = source + copy }
    }
    let reader = effect { seen.append(copy) }
    source = 2
    source = 3
    #expect(seen == [0, 2, 5])
    writer.dispose()
    reader.dispose()
  }

  @Test func untrackedPartsNest() {
    @SharedBox var number = 1
    var runs = 0
    let binding = effect {
      runs += 1
      untracked {
        untracked { _ = number }
        _ = number
      }
    }
    number = 2
    #expect(runs == 1)
    binding.dispose()
  }

  @Test func theBodyOfABindingOfADriverIsUntracked() {
    @SharedBox var shown = 1
    @SharedBox var other = 10
    var seen: [Int] = []
    let binding = $shown.bind { seen.append($0 + other) }
    other = 20
    shown = 2
    #expect(seen == [11, 22])
    binding.dispose()
  }
}
