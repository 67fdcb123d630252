import Bindery
import Testing

/// Chains that exceed the depth of a stack.
@MainActor
@Suite struct ChainTests {
  @Test func aChainOfAMillionIsUpdatedAndReleasedWithoutRecursion() {
    #if DEBUG
    // Ten times as many would only take ten times as long without optimization.
    let length = 100_000
    #else
    let length = 1_000_000
    #endif
    @SharedBox var source = 0
    var end: Computed<Int>? = chain(of: length, from: Computed { source }, isRead: true)
    var seen: [Int] = []
    var binding: Disposable? = effect { [end] in seen.append(end?.value ?? -1) }
    source = 7
    #expect(seen == [0, 7])
    binding?.dispose()
    binding = nil
    end = nil
  }

  @Test func aChainOfAMillionIsReadForTheFirstTime() {
    #if DEBUG
    // Enough to need an additional stack; optimized, a call takes a fraction of one.
    let length = 20_000
    #else
    let length = 1_000_000
    #endif
    @SharedBox var source = 1
    let last = chain(of: length, from: Computed { source }, isRead: false)
    #expect(last.value == 1)
    source = 2
    #expect(last.value == 2)
  }

  @Test func aChainWhoseEveryNodeReadsTheSourceFirstIsUpdated() {
    #if DEBUG
    let length = 10_000
    #else
    let length = 1_000_000
    #endif
    @SharedBox var source = 1
    var last = Computed { source }
    for _ in 1..<length {
      let previous = last
      last = Computed { max(source, previous.value) }
      _ = last.value
    }
    var seen: [Int] = []
    let end = last
    let binding = effect { seen.append(end.value) }
    source = 2
    #expect(seen == [1, 2])
    binding.dispose()
  }

  /// Creates a chain in which each value reads the previous one.
  /// - Parameter isRead: Whether each value is read as soon as it is created.
  private func chain(of length: Int, from source: Computed<Int>, isRead: Bool) -> Computed<Int> {
    var last = source
    for _ in 1..<length {
      let previous = last
      last = Computed { previous.value }
      if isRead { _ = last.value }
    }
    return last
  }
}
