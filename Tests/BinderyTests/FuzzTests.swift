import RandomGraphs
import Testing

@MainActor
@Suite struct FuzzTests {
  /// A few steps with each seed; `make fuzz` runs a million.
  @Test(arguments: [1, 2, 3, 5, 8, 13, 21, 34, 55, 89] as [UInt64])
  func aRandomGraphAgreesWithTheReference(seed: UInt64) {
    let graph = RandomGraph(seed: seed)
    for number in 0..<300 where graph.failures.isEmpty {
      graph.step()
      #expect(graph.failures == [], "seed \(seed), step \(number)")
    }
    graph.end()
  }

  /// The same with `@Observable` objects among the boxes.
  @Test(arguments: [4, 7, 11, 18] as [UInt64])
  func aRandomGraphOfObservableObjectsAgreesWithTheReference(seed: UInt64) {
    let graph = RandomGraph(seed: seed, observables: 3)
    for number in 0..<200 where graph.failures.isEmpty {
      graph.step()
      #expect(graph.failures == [], "seed \(seed), step \(number)")
    }
    graph.end()
  }
}
