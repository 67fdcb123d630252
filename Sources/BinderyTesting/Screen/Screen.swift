internal import BinderyViews

/// The visible and the reachable nodes of a tree.
@MainActor
struct Screen {
  let window: Node

  /// Returns the shown children: the front screen of a stack, the columns that a split view shows where all fit, the first of the views of
  /// which one may fit, the page of the selected tab, and neither hidden nodes nor menus of commands.
  static func shownChildren(of node: Node) -> [Node] {
    let visible = node.children.filter { !$0.isTrue(.isHidden) && $0.role != .commands }
    switch node.role {
    case .navigation:
      guard let columns = node[.columns] else { return Array(visible.suffix(1)) }
      return Array(visible.prefix(columns.count - 1).dropFirst(columns.hiddenCount) + visible.suffix(1))
    case .layers where node[.fits] != nil: return Array(visible.prefix(1))
    case .disclosure: return node.isTrue(.isExpanded) ? visible : []
    case .tab: return node.isTrue(.isSelected) ? visible : []
    default: return visible
    }
  }

  /// All nodes that are shown, from top to bottom.
  var shown: [Node] { Self.shown(from: window) }

  /// The part of the tree that can be reached: the topmost modal node, else the window.
  var front: Node { shown.last { $0.role.isModal } ?? window }

  /// All nodes that can be reached, from top to bottom.
  var reachable: [Node] { Self.shown(from: front) }

  private static func shown(from node: Node) -> [Node] {
    var nodes: [Node] = []
    collect(node, into: &nodes)
    return nodes
  }

  private static func collect(_ node: Node, into nodes: inout [Node]) {
    nodes.append(node)
    for child in shownChildren(of: node) { collect(child, into: &nodes) }
  }

  /// Returns the matches of a query among nodes. Of nested matches only the outermost counts.
  static func matches(of query: Query, among nodes: [Node]) -> [Node] {
    var found: [Node] = []
    var inside: Set<NodeID> = []
    for node in nodes where query.matches(node) && !node.standsForMoreRows {
      guard !node.ancestors.contains(where: { inside.contains($0.id) }) else { continue }
      inside.insert(node.id)
      found.append(node)
    }
    guard let position = query.position else { return found }
    return found.indices.contains(position) ? [found[position]] : []
  }
}
