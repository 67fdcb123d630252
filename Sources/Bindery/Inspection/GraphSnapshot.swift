/// What the graph is at one moment: its nodes, and which reads which.
public struct GraphSnapshot: Sendable, CustomStringConvertible {
  /// A box, a derived value or an effect.
  public struct Node: Sendable, Identifiable {
    /// What kind of node it is.
    public enum Kind: String, Sendable {
      case box, derived, effect
    }

    /// Names it within the snapshot.
    public let id: Int
    /// What kind of node it is.
    public let kind: Kind
    /// The name that it was given: by default that of the function or property that made it.
    public let name: String
    /// Its value, as text; `nil` for effects and for derived values that were never read.
    public let value: String?
    /// How often it ran since the inspection began.
    public let runs: Int
  }

  /// One node reads another.
  public struct Edge: Sendable, Hashable {
    /// The node that is read.
    public let source: Int
    /// The node that reads it.
    public let observer: Int
  }

  /// All nodes that were made, or were read by one that was made, since the inspection began.
  public let nodes: [Node]
  /// Which node reads which, in the order of reading.
  public let edges: [Edge]

  /// A line per node, with what it reads.
  public var description: String {
    let names = Dictionary(
      uniqueKeysWithValues: nodes.map { ($0.id, "\($0.kind.rawValue) \($0.name)#\($0.id)") })
    return nodes.map { node in
      let sources = edges.filter { $0.observer == node.id }.compactMap { names[$0.source] }
      let value = node.value.map { " = \($0)" } ?? ""
      let reads = sources.isEmpty ? "" : " ◀─ " + sources.joined(separator: ", ")
      return "\(node.kind.rawValue) \(node.name)#\(node.id)\(value) (\(node.runs) runs)\(reads)"
    }.joined(separator: "\n")
  }
}

/// The graph as it is now, as far as ``Inspection`` has seen it being built.
@MainActor
public func graph() -> GraphSnapshot {
  NodeRegistry.shared.snapshot()
}
