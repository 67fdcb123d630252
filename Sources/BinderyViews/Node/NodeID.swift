/// Names a node within its tree. Never used again once its node is gone.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// Counts from 1.
  public let rawValue: UInt32

  /// Makes the name that a host sent back.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public var description: String { "#\(rawValue)" }
}
