import RandomGraphs

/// Runs a million steps of random graphs with fixed seeds, and compares each with the reference; then a tenth of that with `@Observable`
/// objects in the graphs; then a million steps of hostile programs; then builds chains of a million values. Build it with optimization.
///
/// Usage:
///
///     fuzz [steps]                  all parts
///     fuzz hostile [options]        hostile programs only, see HostileOptions
///     fuzz program [options]        the same in this process, without shortening a failing program
@main
@MainActor
enum Fuzz {
  private static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "hostile": search(HostileOptions(arguments.dropFirst()))
    case "program": HostileRun(HostileOptions(arguments.dropFirst())).run()
    default: runAll(steps: arguments.first.flatMap { Int($0) } ?? 1_000_000)
    }
  }

  private static func runAll(steps: Int) {
    run(steps: steps) { RandomGraph(seed: $0) }
    print("\(steps) random steps agree with the reference.")
    run(steps: steps / 10) { RandomGraph(seed: $0, observables: 3) }
    print("\(steps / 10) random steps with observable objects agree with it, too.")
    var options = HostileOptions([])
    options.steps = steps
    search(options)
    Chains.check(length: steps)
    print("Chains of \(steps) derived values are read, updated and released.")
  }

  private static func run(steps: Int, _ make: (UInt64) -> RandomGraph) {
    for seed in seeds {
      let graph = make(seed)
      for number in 0..<steps / seeds.count {
        graph.step()
        if let failure = graph.failures.first { fatalError("Seed \(seed), step \(number): \(failure)") }
      }
      graph.end()
    }
  }

  private static func search(_ options: HostileOptions) {
    let search = HostileSearch(options)
    if !search.run() { search.exit() }
  }
}
