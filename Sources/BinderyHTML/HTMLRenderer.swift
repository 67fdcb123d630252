public import BinderyViews

/// Shows nodes as HTML, and what changed as exact operations on the document.
///
/// Each node is one element with the id `n<ID>`, of the kind that HTML has for its role. A change of a property becomes
/// the operation that sets just that. Only where a property decides what kind of element a node is, such as the level of a
/// heading, a change replaces the element.
@MainActor
public enum HTMLRenderer {
  /// The HTML of a node and all that is in it now.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - names: the stable names of nodes, which elements that take events then carry.
  /// - Complexity: O(size of the subtree).
  public static func html(of node: Node, names: NodeNames? = nil) -> String {
    var out = ElementWriter(insidePhrasing: isInsidePhrasing(node), names: names)
    node.role.family.write(node, &out)
    return out.html
  }

  /// The operation that leaves the page for an address; `nil` for one that a page must not lead to.
  public static func operation(opening url: String) -> DOMOperation? {
    LinkPolicy.safe(url).map(DOMOperation.open)
  }

  /// The operations that show a patch. Empty where the patch changes nothing that a browser shows.
  ///
  /// - Parameters:
  ///   - patch: what changed.
  ///   - names: the stable names of nodes, which elements that take events then carry.
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

  /// The operations on the elements that show which child of a node is before or last.
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

  /// The operations that replace a node's element, because it needs another kind of element.
  private static func replacement(of node: Node, _ names: NodeNames?) -> [DOMOperation] {
    guard let parent = node.parent else { return [] }
    let next = parent.children.drop { $0 !== node }.dropFirst().first
    let (target, before) = place(of: node, in: parent, before: next)
    return [.remove(node.id), .insert(html: html(of: node, names: names), parent: target, before: before)]
  }

  /// The place of a child in the document: its siblings may be spread over several parts of the parent's element.
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
