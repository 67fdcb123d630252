import Bindery
import Testing

@MainActor
@Suite struct FuzzTests {
  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] as [UInt64])
  func aRandomGraphAgreesWithTheReference(seed: UInt64) {
    let graph = RandomGraph(seed: seed, boxes: 6, derivedCount: 14, watcherCount: 8)
    for number in 0..<2_000 where graph.failures.isEmpty {
      graph.step()
      if let failure = graph.failures.first { Issue.record("seed \(seed), step \(number): \(failure)") }
    }
    graph.end()
  }
}
