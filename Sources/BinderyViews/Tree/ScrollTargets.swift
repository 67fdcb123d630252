/// The possible scroll targets in a ``ScrollViewReader``.
@MainActor
final class ScrollTargets {
  private struct Source {
    weak var slot: (any ScrollTargetSource)?
  }

  private var sources: [ObjectIdentifier: Source] = [:]

  func add(_ slot: any ScrollTargetSource) { sources[ObjectIdentifier(slot)] = Source(slot: slot) }

  func remove(_ slot: any ScrollTargetSource) { sources[ObjectIdentifier(slot)] = nil }

  /// The first node of the view with an identity. O(number of sources).
  func node(of id: AnyHashable) -> Node? {
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
