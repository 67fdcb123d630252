/// A line under or through words.
public struct TextLine: Sendable, Hashable {
  /// How the line is drawn.
  public enum Pattern: Sendable, Hashable, CaseIterable {
    case solid, dash, dot
  }

  /// How the line is drawn.
  public var pattern: Pattern
  /// Its color; `nil` for that of the words.
  public var color: Color?

  /// Describes a line.
  public init(_ pattern: Pattern = .solid, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension TextLine: CustomStringConvertible {
  /// `solid`, `dash red`.
  public var description: String { "\(pattern)" + (color.map { " \($0)" } ?? "") }
}
