/// How a field looks.
public enum TextFieldAppearance: Sendable, Hashable, CaseIterable {
  /// Words that can be edited, without a ground of their own.
  case plain
  /// A ground with a line around it.
  case roundedBorder
}
