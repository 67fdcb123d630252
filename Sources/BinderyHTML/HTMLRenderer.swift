public import BinderyViews

/// Renders nodes as HTML, and changes as minimal operations on the document.
///
/// Each node is one element with the id `n<ID>`, of the HTML element type for its role. A change of a property becomes an
/// operation that sets only that. If a property decides the type of the element, such as the level of a heading, a change
/// replaces the element.
@MainActor
public enum HTMLRenderer {
  /// Returns the HTML of a node and its descendants.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - names: The stable names of nodes, written to elements that take events.
  /// - Complexity: O(size of the subtree).
  public static func html(of node: Node, names: NodeNames? = nil) -> String {
    var out = ElementWriter(insidePhrasing: isInsidePhrasing(node), names: names)
    node.role.family.write(node, &out)
    return out.html
  }

  /// Returns the operation that leaves the page for an address; nil if the address is not allowed.
  public static func operation(opening url: String) -> DOMOperation? {
    LinkPolicy.safe(url).map(DOMOperation.open)
  }

  /// Returns the operations that show a patch; empty if the patch changes nothing visible in a browser.
  ///
  /// - Parameters:
  ///   - patch: The patch.
  ///   - names: The stable names of nodes, written to elements that take events.
  public static func operations(for patch: Patch, names: NodeNames? = nil) -> [DOMOperation] {
    switch patch {
    case .insert(let node, let parent, let before):
      let (target, next) = place(of: node, in: parent, before: before)
      let insertion = DOMOperation.insert(html: html(of: node, names: names), parent: target, before: next)
      return [insertion] + operations(afterChangeIn: parent, at: node, names)
    case .move(let node, let parent, let before):
      let (target, next) = place(of: node, in: parent, before: before)
      return [.move(node.id, parent: target, before: next)]
        + operations(afterChangeIn: parent, at: node, names)
    case .remove(let id, let parent):
      return [.remove(id)] + operations(afterChangeIn: parent, at: nil, names)
    case .set(let node, let property, let wasSet):
      return operations(node, property, wasSet: wasSet, names)
    }
  }

  private static func operations(
    _ node: Node, _ property: Property, wasSet: Bool, _ names: NodeNames?
  ) -> [DOMOperation] {
    let family = node.role.family
    var out = ElementWriter(changed: property, wasSet: wasSet, names: names)
    family.write(node, &out)
    return (out.needsNewElement ? replacement(of: node, names) : out.operations)
      + self.operations(on: family.neighbors(of: node, showing: property), nearby: property, names)
  }

  /// Returns the operations on elements that depend on the order of a node's children.
  private static func operations(
    afterChangeIn parent: Node, at child: Node?, _ names: NodeNames?
  ) -> [DOMOperation] {
    operations(
      on: parent.role.family.neighbors(ofChildrenIn: parent, changedAt: child), nearby: .title, names)
  }

  private static func operations(
    on neighbors: [Node], nearby property: Property, _ names: NodeNames?
  ) -> [DOMOperation] {
    neighbors.flatMap { neighbor in
      var out = ElementWriter(changedNearby: property)
      neighbor.role.family.write(neighbor, &out)
      return out.needsNewElement ? replacement(of: neighbor, names) : out.operations
    }
  }

  /// Returns the operations that replace a node's element with one of another type.
  private static func replacement(of node: Node, _ names: NodeNames?) -> [DOMOperation] {
    guard let parent = node.parent else { return [] }
    let next = parent.children.drop { $0 !== node }.dropFirst().first
    let (target, before) = place(of: node, in: parent, before: next)
    return [.remove(node.id), .insert(html: html(of: node, names: names), parent: target, before: before)]
  }

  /// Returns the position of a child in the document. Its siblings may be in several parts of the parent's element.
  private static func place(of node: Node, in parent: Node, before: Node?) -> (DOMTarget, NodeID?) {
    let family = parent.role.family
    let slot = family.slot(of: node, in: parent)
    let target = DOMTarget(parent.id, slot)
    guard let before else { return (target, nil) }
    if family.slot(of: before, in: parent) == slot { return (target, before.id) }
    let later = parent.children.drop { $0 !== before }
    return (target, later.first { $0 !== node && family.slot(of: $0, in: parent) == slot }?.id)
  }

  private static func isInsidePhrasing(_ node: Node) -> Bool {
    var ancestor = node.parent
    while let node = ancestor {
      if node.role.family.isPhrasing(node) { return true }
      ancestor = node.parent
    }
    return false
  }
}
