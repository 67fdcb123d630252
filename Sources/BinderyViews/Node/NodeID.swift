/// Identifies a node within its tree. An identifier is never reused.
public struct NodeID: Hashable, Sendable, CustomStringConvertible {
  /// Counts from 1.
  public let rawValue: UInt32

  /// Creates an identifier from the number that a host sent back.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public var description: String { "#\(rawValue)" }
}
