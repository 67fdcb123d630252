import Bindery
import Testing

/// Unchanged values are not recomputed.
@MainActor
@Suite struct StabilityTests {
  @Test func chainsStopAtTheFirstEqualValue() {
    @SharedBox var number = 1
    var runs: [String] = []
    let sign = Computed {
      runs.append("sign")
      return number.signum()
    }
    let word = Computed {
      runs.append("word")
      return sign.value > 0 ? "more" : "less"
    }
    let shout = Computed {
      runs.append("shout")
      return word.value.uppercased()
    }
    let binding = effect {
      runs.append("effect")
      _ = shout.value
    }
    runs = []
    number = 2
    #expect(runs == ["sign"])
    runs = []
    number = -2
    #expect(runs == ["sign", "word", "shout", "effect"])
    binding.dispose()
  }

  @Test func unobservedValuesAreCachedUntilASourceChanges() {
    @SharedBox var number = 1
    @SharedBox var unrelated = 1
    var runs = 0
    let derived = Computed {
      runs += 1
      return number
    }
    for _ in 0..<3 { _ = derived.value }
    unrelated = 2
    _ = derived.value
    #expect(runs == 1)
    number = 1
    _ = derived.value
    #expect(runs == 1)
    number = 2
    _ = derived.value
    #expect(runs == 2)
  }

  @Test func unobservedValuesAreNotComputedForEqualSources() {
    @SharedBox var number = 1
    var runs = 0
    let isPositive = Computed { number > 0 }
    let word = Computed {
      runs += 1
      return isPositive.value ? "yes" : "no"
    }
    _ = word.value
    number = 2
    #expect(word.value == "yes")
    #expect(runs == 1)
  }

  @Test func manyReadersShareOneComputation() {
    @SharedBox var number = 1
    var runs = 0
    let derived = Computed {
      runs += 1
      return number
    }
    let bag = DisposeBag()
    for _ in 0..<20 { effect { _ = derived.value }.disposed(by: bag) }
    _ = derived.value
    #expect(runs == 1)
    number = 2
    #expect(runs == 2)
    bag.dispose()
  }

  @Test func aReaderThatComesLaterDoesNotComputeAgain() {
    @SharedBox var number = 1
    var runs = 0
    let derived = Computed {
      runs += 1
      return number
    }
    let first = effect { _ = derived.value }
    let second = effect { _ = derived.value }
    #expect(runs == 1)
    first.dispose()
    let third = effect { _ = derived.value }
    #expect(runs == 1)
    second.dispose()
    third.dispose()
  }

  @Test func equalSourcesDoNotHideChangedOnes() {
    @SharedBox var number = 0
    let derived = (0..<10).map { index in Computed { number > index } }
    var seen: [Int] = []
    let binding = effect { seen.append(derived.count { $0.value }) }
    for next in 1...3 { number = next }
    #expect(seen == [0, 1, 2, 3])
    binding.dispose()
  }

  @Test func aDerivedObjectIsKeptAsLongAsItsSourcesAre() {
    final class Page {}
    @SharedBox var number = 0
    let page = Computed {
      _ = number
      return Page()
    }
    let first = page.value
    #expect(page.value === first)
    number = 1
    #expect(page.value !== first)
  }
}
