public import BinderyViews

/// Shows nodes as HTML, and what changed as exact operations on the document.
///
/// Each node is one element with the id `n<ID>`, of the kind that HTML has for its role. A change of a property becomes
/// the operation that sets just that; no subtree is ever written again.
@MainActor
public enum HTMLRenderer {
  /// The HTML of a node and all that stands in it now.
  ///
  /// - Complexity: O(size of the subtree).
  public static func html(of node: Node) -> String {
    var out = HTMLWriter(insidePhrasing: isInsidePhrasing(node))
    write(node, &out)
    return out.html
  }

  /// The operations that show a patch. Empty where the patch changes nothing that a browser shows.
  public static func operations(for patch: Patch) -> [DOMOperation] {
    switch patch {
    case .insert(let node, let parent, let before):
      let (target, next) = place(of: node, in: parent, before: before)
      return [.insert(html: html(of: node), parent: target, before: next)]
    case .move(let node, let parent, let before):
      let (target, next) = place(of: node, in: parent, before: before)
      return [.move(node.id, parent: target, before: next)]
    case .remove(let id, parent: _):
      return [.remove(id)]
    case .set(let node, let property):
      return operations(node, property)
    }
  }

  static func write(_ node: Node, _ out: inout HTMLWriter) {
    node.role.family.write(node, &out)
  }

  private static func operations(_ node: Node, _ property: Property) -> [DOMOperation] {
    node.role.family.operations(node, property)
      ?? BoxAttributes.operations(node, property)
      ?? ControlAttributes.operations(node, property)
      ?? []
  }

  /// Where a child stands in the document: its siblings may be spread over several parts of the parent's element.
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
