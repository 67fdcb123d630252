/// The difference between two texts, line by line: `-` marks expected lines, `+` actual lines, each with two lines of context.
enum LineDiff {
  static func between(_ expected: String, and actual: String, context: Int = 2) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { offset($0) })
    let inserted = Set(difference.insertions.map { offset($0) })

    var lines: [(text: String, isChange: Bool)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed.contains(left) {
        lines.append(("- \(old[left])", true))
        left += 1
      } else if right < new.count, inserted.contains(right) {
        lines.append(("+ \(new[right])", true))
        right += 1
      } else {
        lines.append(("  \(old[left])", false))
        left += 1
        right += 1
      }
    }
    return shortened(lines, context: context)
  }

  private static func offset<T>(_ change: CollectionDifference<T>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Omits lines that are far from every change.
  private static func shortened(_ lines: [(text: String, isChange: Bool)], context: Int) -> String {
    let changes = lines.indices.filter { lines[$0].isChange }
    var result: [String] = []
    var skipped = 0
    for (index, line) in lines.enumerated() {
      if changes.contains(where: { abs($0 - index) <= context }) {
        if skipped > 0 { result.append("  … \(skipped) lines") }
        skipped = 0
        result.append(line.text)
      } else {
        skipped += 1
      }
    }
    if skipped > 0 { result.append("  … \(skipped) lines") }
    return result.joined(separator: "\n")
  }
}
