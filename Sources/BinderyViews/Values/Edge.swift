/// An edge of a rectangle.
public enum Edge: Int8, Sendable, Hashable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// A bit for each edge.
    public let rawValue: Int8

    /// Creates a set from the bits of its edges.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    /// The leading and trailing edges.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and bottom edges.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]

    /// Whether an edge is one of them.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
