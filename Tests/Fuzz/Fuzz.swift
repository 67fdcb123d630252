import RandomGraphs

/// Lets random graphs do a million steps, with fixed seeds, and compares each with the reference; then builds chains of a million. Meant to be built with optimisation.
///
/// Usage: fuzz [steps]
@main
@MainActor
enum Fuzz {
  private static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]

  static func main() {
    let steps = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
    for seed in seeds {
      let graph = RandomGraph(seed: seed)
      for number in 0..<steps / seeds.count {
        graph.step()
        if let failure = graph.failures.first { fatalError("Seed \(seed), step \(number): \(failure)") }
      }
      graph.end()
    }
    print("\(steps) random steps agree with the reference.")
    Chains.check(length: steps)
    print("Chains of \(steps) derived values are read, updated and released.")
  }
}
