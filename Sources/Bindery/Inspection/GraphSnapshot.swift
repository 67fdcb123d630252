/// The state of the graph at one moment: its nodes and edges.
public struct GraphSnapshot: Sendable, CustomStringConvertible {
  /// A box, a derived value or an effect.
  public struct Node: Sendable, Identifiable {
    /// The kind of a node.
    public enum Kind: String, Sendable {
      case box, derived, effect
    }

    /// The identifier of the node in the snapshot.
    public let id: Int
    /// The kind of the node.
    public let kind: Kind
    /// The name of the node: by default that of the function or property that created it.
    public let name: String
    /// The value as text; `nil` for effects and for derived values that were never read.
    public let value: String?
    /// The number of runs since the inspection began.
    public let runs: Int
  }

  /// An edge: one node reads another.
  public struct Edge: Sendable, Hashable {
    /// The node that is read.
    public let source: Int
    /// The node that reads it.
    public let observer: Int
  }

  /// All nodes that were created since the inspection began, and their sources.
  public let nodes: [Node]
  /// The edges of the graph, in the order of reading.
  public let edges: [Edge]

  /// One line per node, with its sources.
  public var description: String {
    let names = Dictionary(
      uniqueKeysWithValues: nodes.map { ($0.id, "\($0.kind.rawValue) \($0.name)#\($0.id)") })
    let edges = Dictionary(grouping: edges, by: \.observer)
    return nodes.map { node in
      let sources = edges[node.id, default: []].compactMap { names[$0.source] }
      let value = node.value.map { " = \($0)" } ?? ""
      let reads = sources.isEmpty ? "" : " ◀─ " + sources.joined(separator: ", ")
      return "\(node.kind.rawValue) \(node.name)#\(node.id)\(value) (\(node.runs) runs)\(reads)"
    }.joined(separator: "\n")
  }
}

/// Returns the current graph, as far as it was built while ``Inspection`` was on.
@MainActor
public func graph() -> GraphSnapshot {
  NodeRegistry.shared.snapshot()
}
