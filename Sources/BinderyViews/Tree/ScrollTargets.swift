/// The possible scroll targets in a ``ScrollViewReader``, or in a scroll view with a position.
@MainActor
final class ScrollTargets {
  private struct Source {
    weak var slot: (any ScrollTargetSource)?
  }

  private var sources: [ObjectIdentifier: Source] = [:]
  /// Those of the surrounding reader, which scrolls to these views too.
  private weak var outer: ScrollTargets?
  /// What follows which of the views are seen.
  private let sight: ScrollSight?

  init(in outer: ScrollTargets? = nil, sight: ScrollSight? = nil) {
    self.outer = outer
    self.sight = sight
  }

  func add(_ slot: any ScrollTargetSource) {
    sources[ObjectIdentifier(slot)] = Source(slot: slot)
    outer?.add(slot)
  }

  func remove(_ slot: any ScrollTargetSource) {
    sources[ObjectIdentifier(slot)] = nil
    sight?.forget(slot)
    outer?.remove(slot)
  }

  /// Adds rows in a container, which a scroll view can follow.
  func add(_ rows: any ScrolledRows, in container: Node) {
    add(rows)
    follow(rows, in: container)
  }

  private func follow(_ rows: any ScrolledRows, in container: Node) {
    sight?.follow(rows, in: container)
    outer?.follow(rows, in: container)
  }

  /// Calls the closure for each scroll view that follows which of some rows are seen.
  func forEachSight(of rows: any ScrollTargetSource, _ body: (ScrollSight) -> Void) {
    if let sight, sight.source === rows { body(sight) }
    outer?.forEachSight(of: rows, body)
  }

  /// The first node of the view with an identity. O(number of sources).
  func node(of id: AnyHashable) -> Node? {
    if let node = sight?.source?.scrollTarget(id) { return node }
    for source in sources.values { if let node = source.slot?.scrollTarget(id) { return node } }
    return nil
  }
}

/// A slot that finds views by their identities.
@MainActor
protocol ScrollTargetSource: AnyObject {
  /// Returns the first node of the view with an identity; nil if there is none.
  func scrollTarget(_ id: AnyHashable) -> Node?
}

/// Rows that a scroll view can follow.
protocol ScrolledRows: ScrollTargetSource {
  /// Returns the place of the row with an identity among the others; nil if there is none.
  func scrollPlace(_ id: AnyHashable) -> Int?
}

/// A request for hosts to scroll to a node.
public struct ScrollRequest: Sendable, Hashable {
  /// The node.
  public let node: NodeID
  /// The position of the node in the visible part; nil for the minimum scroll distance.
  public let anchor: UnitPoint?

  /// Creates a request.
  public init(node: NodeID, anchor: UnitPoint?) {
    self.node = node
    self.anchor = anchor
  }
}
