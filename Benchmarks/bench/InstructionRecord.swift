import Foundation

/// The instructions of workloads in a file that is kept with the sources, so that no change makes one slower unseen.
///
/// A line is a workload and its count; others are kept as they are.
@MainActor
struct InstructionRecord {
  /// The part by which a count may be above the recorded one. Compilers and processors of the same kind differ by less.
  private static let tolerance = 0.03

  private let url: URL
  private var lines: [String]

  init(file: String) throws {
    url = URL(fileURLWithPath: file)
    lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  /// Counts, prints a line for each workload, and writes the counts if asked to; false if one is above its recorded count, or cannot be
  /// counted.
  func run(writes: Bool) throws -> Bool {
    var lines = lines
    var isFine = true
    for (index, line) in lines.enumerated() {
      let words = line.split(separator: " ")
      guard words.count == 2, let recorded = Double(words[1]) else { continue }
      guard let workload = Workloads.all.first(where: { $0.name == words[0] }),
        let trial = workload.trials.first(where: { $0.engine == .bindery }),
        let count = Callgrind.count(workload: workload.name, trial: trial)
      else {
        print("✗ \(words[0]): not counted. Is there such a workload, and is valgrind installed?")
        isFine = false
        continue
      }
      let change = count / recorded - 1
      let isSlower = !writes && change > Self.tolerance
      isFine = isFine && !isSlower
      let remark = isSlower ? "✗" : !writes && change < -Self.tolerance ? "✓ faster: record it" : "✓"
      print(
        "\(workload.name) \(Int(count.rounded())), recorded \(Int(recorded)) (\(String(format: "%+.1f", change * 100)) %) \(remark)"
      )
      lines[index] = "\(workload.name) \(Int(count.rounded()))"
    }
    if writes { try Data(lines.joined(separator: "\n").utf8).write(to: url) }
    if !isFine { print("Find what takes longer, or record it with a reason: make record-instructions") }
    return isFine
  }
}
