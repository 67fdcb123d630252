/// The appearance of a field.
public enum TextFieldAppearance: Sendable, Hashable, CaseIterable {
  /// Editable text, without its own background.
  case plain
  /// A background with a border.
  case roundedBorder
}
