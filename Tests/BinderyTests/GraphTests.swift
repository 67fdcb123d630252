@testable import Bindery
import Testing

@MainActor
@Suite struct GraphTests {
  @Test func theGraphFitsIntoItsMemory() {
    #expect(MemoryLayout<Engine>.size <= MemoryLayout<EngineMemory>.size)
    #expect(MemoryLayout<Engine>.alignment <= MemoryLayout<EngineMemory>.alignment)
  }

  @Test func aDerivedValueIsComputedWhenItIsReadAndNotBefore() {
    @SharedBox var source = 1
    var runs = 0
    let derived = Computed {
      runs += 1
      return source * 2
    }
    source = 2
    #expect(runs == 0)
    #expect(derived.value == 4)
    #expect(derived.value == 4)
    #expect(runs == 1)
    source = 3
    #expect(runs == 1)
    #expect(derived.value == 6)
  }

  @Test func aJaggedDiamondRunsEachNodeOnce() {
    @SharedBox var source = 1
    var runs: [String] = []
    let left = Computed {
      runs.append("left")
      return source + 1
    }
    let deep = Computed {
      runs.append("deep")
      return left.value * 2
    }
    let right = Computed {
      runs.append("right")
      return source * 3
    }
    var seen: [Int] = []
    let binding = effect { seen.append(deep.value + right.value) }
    runs = []
    source = 2
    #expect(runs.sorted() == ["deep", "left", "right"])
    #expect(seen == [7, 12])
    binding.dispose()
  }

  @Test func writesInsideAnEffectConverge() {
    @SharedBox var celsius = 0
    @SharedBox var clamped = 0
    let clamp = effect { clamped = min(max(celsius, -10), 10) }
    var seen: [Int] = []
    let binding = effect { seen.append(clamped) }
    celsius = 50
    celsius = 90
    #expect(seen == [0, 10])
    clamp.dispose()
    binding.dispose()
  }

  @Test func parentsRunBeforeTheirChildrenAndADisposedChildDoesNotRun() {
    @SharedBox var isShown = true
    var log: [String] = []
    let parent = effect {
      log.append("parent")
      if isShown {
        _ = effect { log.append("child \(isShown)") }
      }
    }
    isShown = false
    #expect(log == ["parent", "child true", "parent"])
    parent.dispose()
  }

  @Test func aBatchThatThrowsFlushesWhatItWrote() {
    struct Failure: Error {}
    @SharedBox var source = 0
    var seen: [Int] = []
    let binding = effect { seen.append(source) }
    #expect(throws: Failure.self) {
      try batch {
        source = 1
        throw Failure()
      }
    }
    #expect(seen == [0, 1])
    binding.dispose()
  }

  @Test func nestedBatchesFlushAtTheEndOfTheOutermost() {
    @SharedBox var source = 0
    var seen: [Int] = []
    let binding = effect { seen.append(source) }
    batch {
      batch { source = 1 }
      #expect(seen == [0])
      source = 2
    }
    #expect(seen == [0, 2])
    binding.dispose()
  }

  @Test func anUntrackedReadIsNoDependency() {
    @SharedBox var tracked = 0
    @SharedBox var peeked = 0
    var runs = 0
    let binding = effect {
      runs += 1
      _ = tracked + untracked { peeked }
    }
    peeked = 1
    #expect(runs == 1)
    tracked = 1
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func anEffectMayDisposeItself() {
    @SharedBox var source = 0
    var runs = 0
    var binding: Disposable?
    binding = effect {
      runs += 1
      if source == 1 { binding?.dispose() }
    }
    source = 1
    source = 2
    #expect(runs == 2)
  }

  @Test func aCustomEqualityDecidesWhatIsAChange() {
    @SharedBox var source = 1.0
    let rounded = Computed(isEqual: { abs($0 - $1) < 0.5 }) { source }
    var seen: [Double] = []
    let binding = effect { seen.append(rounded.value) }
    source = 1.2
    source = 2
    #expect(seen == [1, 2])
    binding.dispose()
  }

  @Test func notANumberAlwaysCountsAsAChange() {
    @SharedBox var source = Double.nan
    var runs = 0
    let binding = effect {
      runs += 1
      _ = source
    }
    source = .nan
    #expect(runs == 2)
    binding.dispose()
  }

  @Test func anErrorReachesEveryReaderAndIsKeptUntilASourceChanges() throws {
    struct Negative: Error {}
    @SharedBox var source = -1
    @SharedBox var unread = 0
    var runs = 0
    let root = ThrowingComputed { () throws -> Double in
      runs += 1
      guard source >= 0 else { throw Negative() }
      return Double(source).squareRoot() + Double(unread)
    }
    #expect(throws: Negative.self) { try root.value }
    unread = 1
    #expect(throws: Negative.self) { try root.value }
    #expect(runs == 1)
    unread = 0
    source = 9
    #expect(try root.value == 3)
  }
}
