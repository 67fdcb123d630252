internal import Bindery

/// Chains that exceed the depth of a stack.
@MainActor
enum Chains {
  /// Reads, updates and releases chains of the given number of derived values.
  static func check(length: Int) {
    @SharedBox var source = 1
    // No value in between is read before the last one is read.
    var last: Computed? = Computed { source }
    for _ in 1..<length {
      guard let previous = last else { break }
      last = Computed { previous.value }
    }
    expect(last?.value, 1, "at the first reading")
    var seen = 0
    let end = last
    let binding = effect { seen = end?.value ?? 0 }
    source = 2
    expect(seen, 2, "at a change")
    binding.dispose()
    last = nil

    // Each value reads the source before the previous value, and is therefore known to be outdated first.
    var wide = Computed { source }
    for _ in 1..<length {
      let previous = wide
      wide = Computed { max(source, previous.value) }
    }
    expect(wide.value, 2, "at the first reading of the source by all")
    source = 3
    expect(wide.value, 3, "at a change of the source of all")
  }

  private static func expect(_ value: Int?, _ expected: Int, _ moment: String) {
    if value != expected { fatalError("A long chain gives \(value ?? 0) \(moment), expected \(expected)") }
  }
}
