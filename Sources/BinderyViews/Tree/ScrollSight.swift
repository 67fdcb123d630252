/// Which views of a scroll view are on the screen, for its position or its anchor.
///
/// The views are those of the first ``ForEach`` in the scroll view, outside of other scroll views in it; others have identities of their own.
@MainActor
final class ScrollSight {
  /// The place that counts along the axis of the scroll view: 0 for its start, 1 for its end.
  var part = 0.0
  /// Receives the identity of the visible view at the place after the person has scrolled.
  var scrolled: @MainActor (AnyHashable) -> Void = { _ in }
  /// Receives the identity of the view at the place of all views, at first and after each change, and whether the person sees the one before.
  var changed: @MainActor (AnyHashable, _ isFirst: Bool, _ isSeen: Bool) -> Void = { _, _, _ in }

  private unowned let tree: ViewTree
  /// The views, while they are mounted.
  private(set) weak var source: (any ScrolledRows)?
  /// The number of scroll views around the one whose views count.
  private let outerScrolls: Int
  /// The identities of the elements that are seen.
  private var seen: [NodeID: AnyHashable] = [:]
  /// The visible view at the place that was found last.
  private var found: AnyHashable?
  /// The view that was scrolled to, until it is seen.
  private var wanted: AnyHashable?
  /// The view at the place of all views.
  private var shown: AnyHashable?

  init(in context: MountContext) {
    tree = context.tree
    outerScrolls = context.node.scrolls
  }

  /// Follows rows in a container, unless it follows others already.
  func follow(_ rows: any ScrolledRows, in container: Node) {
    if source == nil, container.scrolls <= outerScrolls + 1 { source = rows }
  }

  /// Stops following rows that are unmounted.
  func forget(_ rows: any ScrollTargetSource) {
    guard source === rows else { return }
    source = nil
    shown = nil
  }

  /// The index of the view at the place, of at least one.
  func index(of count: Int) -> Int { Int((Double(count - 1) * part).rounded()) }

  /// The modifier of a row that reports when it is seen.
  func modifier(of id: AnyHashable) -> ElementModifier {
    ElementModifier(target: .row) { [weak self] element in
      element.also(.see) { [weak self] action, slot in
        // An action before this one may have removed the row.
        guard let self, case .see(let nodes) = action else { return }
        guard nodes.isEmpty || tree.interactive[slot.node.id] === slot else { return }
        seen[slot.node.id] = nodes.isEmpty ? nil : id
        tree.sight.scrolled[ObjectIdentifier(self)] = self
      }
    }
  }

  /// Notes that a view is scrolled to. What comes on the screen on the way there is not reported.
  func want(_ id: AnyHashable?) { wanted = seen.values.contains { $0 == id } ? nil : id }

  /// Reports the visible view at the place if it is another one than before, unless the app has scrolled there.
  func settle() {
    guard let source else { return }
    let order = Set(seen.values).compactMap { id in source.scrollPlace(id).map { (id: id, place: $0) } }
      .sorted { $0.place < $1.place }
    guard !order.isEmpty else { return }
    let now = order[index(of: order.count)].id
    defer { found = now }
    if let wanted {
      let isSeen = order.contains { $0.id == wanted }
      if isSeen || source.scrollTarget(wanted) == nil { self.wanted = nil }
      return
    }
    if let found, found != now { scrolled(now) }
  }

  /// Notes which view is at the place of all views.
  func showed(_ id: AnyHashable) {
    guard id != shown else { return }
    // Until a host reports what is seen, nobody has scrolled.
    let isSeen = !tree.sight.isReported || seen.values.contains { $0 == shown }
    let isFirst = shown == nil
    shown = id
    changed(id, isFirst, isSeen)
  }
}

extension Node {
  /// The number of scroll views that it is in, itself included.
  fileprivate var scrolls: Int {
    var (count, node) = (0, Node?.some(self))
    while let current = node {
      if current.role == .scroll { count += 1 }
      node = current.parent
    }
    return count
  }
}
