/// Times trials. All engines take turns within each round, so that other load on the machine affects them equally; the fastest round
/// counts.
@MainActor
enum Stopwatch {
  static let rounds = 9

  /// Nanoseconds per operation of each trial.
  static func measure(_ trials: [Trial]) -> [Double] {
    let bodies = trials.map { $0.prepare() }
    let clock = ContinuousClock()
    var best = trials.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, body) in bodies.enumerated() {
        let time = clock.measure { body() }
        let (seconds, attoseconds) = time.components
        let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        best[index] = min(best[index], nanoseconds / Double(trials[index].operations))
      }
    }
    return best
  }
}
