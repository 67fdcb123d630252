/// The nodes created while the inspection was on. Used on the main actor only, like the graph.
final class NodeRegistry {
  private struct Record {
    let id: Int
    let kind: GraphSnapshot.Node.Kind
    var name: String
    let describe: () -> String?
    var runs = 0
  }

  // Unsafe is right: only the graph calls the registry, and the graph runs on the main actor; see Engine.swift.
  nonisolated(unsafe) static let shared = NodeRegistry()

  private var records: [NodePointer: Record] = [:]
  private var lastID = 0
  /// The names of recently created bindings and subscriptions.
  private var newBindings: [NodePointer: String] = [:]

  func note(_ node: NodePointer, name: String, describe: @escaping () -> String?) {
    let flags = node.pointee.flags
    lastID += 1
    records[node] = Record(
      id: lastID, kind: flags.contains(.effect) ? .effect : flags.contains(.derived) ? .derived : .box,
      name: name, describe: describe)
  }

  func noteRun(_ node: NodePointer) {
    if records[node] == nil { note(node, name: node.displayName) { nil } }
    records[node]?.runs += 1
    let name = name(of: node)
    trace(.ran(name))
  }

  func noteWrite(_ node: NodePointer) {
    let name = name(of: node)
    trace(.wrote(name))
    if let active = trackingNode, active.pointee.flags.contains(.effect),
      !active.pointee.flags.contains(.ownsEffects)
    {
      report(.writeDuringRender(box: name, view: self.name(of: active)))
    }
  }

  /// Calls the hook without tracking its reads.
  private func trace(_ event: TraceEvent) {
    performUntracked(isUnowned: true) { MainActor.assumeIsolated { Inspection.trace?(event) } }
  }

  /// The last reference to a binding is released by the code that created it: perhaps it should have been stored.
  func noteLoss(of node: NodePointer) {
    guard let name = newBindings[node], records[node]?.runs ?? 0 <= 1 else { return }
    report(.bindingWithoutOwner(name))
  }

  /// A binding or a subscription was created.
  func expectToBeKept(_ node: NodePointer, name: String) { newBindings[node] = name }

  /// It was retained beyond the code that created it.
  func isKept(_ node: NodePointer) { newBindings[node] = nil }

  func rename(_ node: NodePointer, _ name: String) { records[node]?.name = name }

  func name(of node: NodePointer) -> String { records[node]?.name ?? node.displayName }

  func forget(_ node: NodePointer) {
    records[node] = nil
    newBindings[node] = nil
  }

  func forgetAll() {
    records = [:]
    newBindings = [:]
    lastID = 0
  }

  func snapshot() -> GraphSnapshot {
    var edges: [GraphSnapshot.Edge] = []
    for node in Array(records.keys) {
      var link = node.pointee.firstSource
      while let current = link {
        link = current.pointee.nextSource
        guard let source = current.pointee.source?.head else { continue }
        if records[source] == nil { note(source, name: source.displayName) { nil } }
        if let from = records[source]?.id, let to = records[node]?.id {
          edges.append(GraphSnapshot.Edge(source: from, observer: to))
        }
      }
    }
    let nodes = records.values.sorted { $0.id < $1.id }.map {
      GraphSnapshot.Node(id: $0.id, kind: $0.kind, name: $0.name, value: $0.describe(), runs: $0.runs)
    }
    return GraphSnapshot(
      nodes: nodes, edges: edges.sorted { ($0.observer, $0.source) < ($1.observer, $1.source) })
  }
}
