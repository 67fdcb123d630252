/// A direction in which children follow each other, or in which content scrolls.
public enum Axis: Int8, Sendable, Hashable, CaseIterable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable, Hashable {
    /// A bit for each direction.
    public let rawValue: Int8

    /// Creates a set from the bits of its directions.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)

    /// The set of one direction.
    init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
  }
}

extension Axis.Set: CustomStringConvertible {
  /// `horizontal vertical`.
  public var description: String {
    [contains(.horizontal) ? "horizontal" : nil, contains(.vertical) ? "vertical" : nil].compactMap(\.self)
      .joined(separator: " ")
  }
}
