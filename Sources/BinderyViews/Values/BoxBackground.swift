/// A background.
public struct BoxBackground: Sendable, Hashable {
  /// Creates the style.
  public var style: AnyShapeStyle
  /// The outline; the whole box if not set.
  public var shape: ShapeOutline?

  /// Creates a background.
  public init(_ style: some ShapeStyle, in shape: ShapeOutline? = nil) {
    self.style = style.resolvedForArea
    self.shape = shape
  }
}

extension BoxBackground: CustomStringConvertible {
  /// `surface`, `red in capsule`.
  public var description: String { "\(style)" + (shape.map { " in \($0)" } ?? "") }
}
