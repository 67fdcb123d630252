/// The app's own styles for controls inside.
struct Styles {
  /// The style of buttons.
  enum Button {
    case label(any ButtonStyle)
    case primitive(any PrimitiveButtonStyle)
  }

  var button: Button?
  var toggle: (any ToggleStyle)?
  var label: (any LabelStyle)?
  var progress: (any ProgressViewStyle)?

  /// The style for the labels of buttons, if it is one.
  var labelButton: (any ButtonStyle)? { if case .label(let style) = button { style } else { nil } }

  /// The style that replaces buttons, if it is one.
  var primitiveButton: (any PrimitiveButtonStyle)? {
    if case .primitive(let style) = button { style } else { nil }
  }

  var isEmpty: Bool { button == nil && toggle == nil && label == nil && progress == nil }
}

extension EnvironmentValues {
  @Entry var styles: Styles = Styles()
}
