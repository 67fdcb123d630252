import Foundation

/// The target ratios of the engine.
enum Goals {
  private struct Goal {
    let workload: String
    let factor: Double
    let peer: Engine
    /// Whether the engine must be at least `factor` times as fast as the peer; otherwise it may take at most `factor` times as long.
    var isFaster = false
  }

  private static let all = [
    Goal(workload: "W1", factor: 1.2, peer: .limit),
    Goal(workload: "W2", factor: 4, peer: .limit),
    Goal(workload: "W2", factor: 7, peer: .opencombine, isFaster: true),
    Goal(workload: "W3", factor: 5, peer: .limit),
    Goal(workload: "W3", factor: 12, peer: .opencombine, isFaster: true),
    Goal(workload: "W3", factor: 60, peer: .observable, isFaster: true),
    Goal(workload: "W4", factor: 5, peer: .limit),
    Goal(workload: "W5", factor: 12, peer: .limit),
    Goal(workload: "W5", factor: 1, peer: .opencombine, isFaster: true),
    Goal(workload: "W6", factor: 12, peer: .limit),
    Goal(workload: "W7", factor: 12, peer: .limit),
    Goal(workload: "W9", factor: 2, peer: .limit),
    Goal(workload: "read", factor: 1.3, peer: .limit),
    Goal(workload: "append", factor: 1, peer: .observable),
    Goal(workload: "append-observed", factor: 1, peer: .observable),
  ]

  /// A line per goal whose workload was measured.
  static func judge(_ figures: [Figure]) -> [String] {
    var lines: [String] = []
    for goal in all {
      func time(_ engine: Engine) -> Double? {
        figures.first { $0.workload == goal.workload && $0.engine == engine.rawValue }?.value
      }
      guard let own = time(.bindery), let peer = time(goal.peer) else { continue }
      let ratio = goal.isFaster ? peer / own : own / peer
      let isReached = goal.isFaster ? ratio >= goal.factor : ratio <= goal.factor
      let wanted = goal.isFaster ? "at least \(goal.factor)× faster than" : "at most \(goal.factor)×"
      lines.append(
        String(
          format: "%@  %@ %@ %@: %.2f×", isReached ? "✓" : "✗", goal.workload, wanted, goal.peer.rawValue,
          ratio))
    }
    return lines.isEmpty ? [] : ["", "Goals:"] + lines
  }
}
