public import Foundation

/// The size in which a host shows a node, or the window.
public struct MeasuredSize: Sendable, Hashable {
  /// The lengths that are possible: more than the longest list has.
  package static let lengths = 0.0...1_000_000

  /// The node.
  public let node: NodeID
  /// The size in points, without padding.
  public let size: CGSize

  /// Creates the size of a node.
  public init(_ node: NodeID, width: Double, height: Double) {
    self.node = node
    size = CGSize(width: width, height: height)
  }

  /// The width and the height.
  var numbers: [Double] { [size.width, size.height] }
  /// Whether it is the size of something, which an untrusted one may not be.
  package var isPossible: Bool { numbers.allSatisfy { Self.lengths.contains($0) } }
}
