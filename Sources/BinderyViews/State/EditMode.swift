public import Bindery

/// Whether people edit a list.
public enum EditMode: Sendable, Hashable, CaseIterable {
  case inactive, transient, active

  /// Whether people are editing.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The edit mode of a screen, or of a window without screens.
@MainActor
final class WindowEditMode {
  @Box private var mode = EditMode.inactive

  var binding: Binding<EditMode> { Binding(get: { self.mode }, set: { self.mode = $0 }) }
}

extension EnvironmentValues {
  /// Whether people edit the lists of the screen; an ``EditButton`` changes it. Each screen has its own, unless an app sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? windowEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  /// The edit mode if an app sets none.
  @Entry var windowEditMode: Binding<EditMode>?
}
