/// Which views of a scroll view are on the screen, for its position or its anchor.
///
/// The views are those of the first ``ForEach`` in the scroll view; others inside them have identities of their own.
@MainActor
final class ScrollSight {
  /// The place that counts along the axis of the scroll view: 0 for its start, 1 for its end.
  var part = 0.0
  /// Receives the identity of the visible view at the place after the person has scrolled.
  var scrolled: @MainActor (AnyHashable) -> Void = { _ in }
  /// Receives the identity of the view at the place of all views after they have changed, and whether the person sees the one before.
  var changed: @MainActor (AnyHashable, _ isSeen: Bool) -> Void = { _, _ in }

  private unowned let tree: ViewTree
  /// The element that contains the views.
  private weak var container: Node?
  private var seen: [NodeID: (node: Node, id: AnyHashable)] = [:]
  /// The visible view at the place that was found last.
  private var found: AnyHashable?
  /// The view that was scrolled to, until it is seen.
  private var wanted: AnyHashable?
  /// The view at the place of all views.
  private var shown: AnyHashable?

  init(tree: ViewTree) { self.tree = tree }

  /// Whether the rows in a container count.
  func follows(_ node: Node) -> Bool {
    if container == nil { container = node }
    return container === node
  }

  /// The index of the view at the place, of at least one.
  func index(of count: Int) -> Int { Int((Double(count - 1) * part).rounded()) }

  /// The modifier of a row that reports when it is seen.
  func modifier(of id: AnyHashable) -> ElementModifier {
    ElementModifier(target: .row) { [weak self] element in
      element.also(.see) { [weak self] action, slot in
        guard let self, case .see(let nodes) = action else { return }
        seen[slot.node.id] = nodes.isEmpty ? nil : (slot.node, id)
        tree.sight.scrolled[ObjectIdentifier(self)] = self
      }
    }
  }

  /// Notes that a view is scrolled to. What comes on the screen on the way there is not reported.
  func want(_ id: AnyHashable) { wanted = id }

  /// Reports the visible view at the place if it is another one than before, unless the app has scrolled there.
  func settle() {
    let order = seen.values.sorted { ($0.node.index ?? 0) < ($1.node.index ?? 0) }
    guard !order.isEmpty else { return }
    let now = order[index(of: order.count)].id
    defer { found = now }
    if let wanted {
      guard order.contains(where: { $0.id == wanted }) else { return }
      return self.wanted = nil
    }
    if let found, found != now { scrolled(now) }
  }

  /// Notes which view is at the place of all views.
  func showed(_ id: AnyHashable) {
    guard id != shown else { return }
    // Until a host reports what is seen, nobody has scrolled.
    let isSeen = shown == nil || seen.isEmpty || seen.values.contains { $0.id == shown }
    shown = id
    changed(id, isSeen)
  }
}

extension Node {
  /// Its index in its parent.
  fileprivate var index: Int? { parent?.index(of: self) }
}
