/// A line under or through text.
public struct TextLine: Sendable, Hashable {
  /// The pattern of the line.
  public enum Pattern: Sendable, Hashable, CaseIterable {
    case solid, dash, dot
  }

  /// The pattern of the line.
  public var pattern: Pattern
  /// The color; `nil` for that of the text.
  public var color: Color?

  /// Creates a line.
  public init(_ pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLine: CustomStringConvertible {
  /// `solid`, `dash red`.
  public var description: String { "\(pattern)" + (color.map { " \($0)" } ?? "") }
}
