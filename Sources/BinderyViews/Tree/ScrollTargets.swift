/// What the views inside of a ``ScrollViewReader`` can be scrolled to.
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

/// A slot that knows where views with identities are.
@MainActor
protocol ScrollTargetSource: AnyObject {
  /// The first node of the view with an identity; nil where there is none.
  func scrollTarget(_ id: AnyHashable) -> Node?
}

/// A node to bring into sight, for hosts.
public struct ScrollRequest: Sendable, Hashable {
  /// The node.
  public let node: NodeID
  /// Where in the visible part it comes to be; nil for the shortest way.
  public let anchor: UnitPoint?

  /// Creates a request.
  public init(node: NodeID, anchor: UnitPoint?) {
    self.node = node
    self.anchor = anchor
  }
}
