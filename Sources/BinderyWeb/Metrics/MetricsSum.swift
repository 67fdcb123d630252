/// The sum of the metrics of several processes, from their texts in Prometheus' format.
///
/// What counted in a process that has ended stays in the sum: a counter never decreases. A value of which a sum means nothing has the
/// label `worker` instead.
struct MetricsSum {
  /// The metrics of which a sum means nothing.
  private static let separate: Set<String> = ["bindery_main_actor_lag_seconds"]

  private struct Family {
    var type: String
    /// The samples, such as `name{label="a"}`, in the order of the first text.
    var names: [String] = []
    var values: [String: Double] = [:]
  }

  private var families: [String: Family] = [:]

  /// Adds the metrics of a process.
  ///
  /// - Parameter worker: The number of the process, for values that are not added; nil to leave them out.
  mutating func add(_ text: String, worker: Int?) { add(text, worker, hasEnded: false) }

  /// Adds what a process that has ended counted.
  mutating func retire(_ text: String) { add(text, nil, hasEnded: true) }

  private mutating func add(_ text: String, _ worker: Int?, hasEnded: Bool) {
    var family = ""
    var type = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# TYPE ") {
        let words = line.split(separator: " ")
        guard words.count == 4 else { continue }
        (family, type) = (String(words[2]), String(words[3]))
      } else if !line.hasPrefix("#"), !hasEnded || type != "gauge", let end = line.lastIndex(of: " "),
        let value = Double(line[line.index(after: end)...])
      {
        add(value, to: String(line[..<end]), of: family, type, worker)
      }
    }
  }

  private mutating func add(
    _ value: Double, to sample: String, of family: String, _ type: String, _ worker: Int?
  ) {
    var name = sample
    if Self.separate.contains(family) {
      guard let worker else { return }
      name = "\(family){worker=\"\(worker)\"}"
    }
    if families[family, default: Family(type: type)].values[name] == nil {
      families[family, default: Family(type: type)].names.append(name)
    }
    families[family]?.values[name, default: 0] += value
  }

  /// The sums as text, sorted by name.
  var text: String {
    var text = ""
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      text += "# TYPE \(name) \(family.type)\n"
      let names = Self.separate.contains(name) ? family.names.sorted() : family.names
      for name in names { text += "\(name) \(Self.text(of: family.values[name] ?? 0))\n" }
    }
    return text
  }

  /// Whole numbers are written without a fraction.
  private static func text(of value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
