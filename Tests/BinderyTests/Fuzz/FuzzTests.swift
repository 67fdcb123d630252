import Bindery
import Testing

@MainActor
@Suite struct FuzzTests {
  /// A million steps in all with optimisation, twenty thousand without.
  private var steps: Int {
    #if DEBUG
    2_000
    #else
    100_000
    #endif
  }

  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] as [UInt64])
  func aRandomGraphAgreesWithTheReference(seed: UInt64) {
    let graph = RandomGraph(seed: seed, boxes: 6, derivedCount: 14, watcherCount: 8)
    for number in 0..<steps where graph.failures.isEmpty {
      graph.step()
      if let failure = graph.failures.first { Issue.record("seed \(seed), step \(number): \(failure)") }
    }
    graph.end()
  }
}
