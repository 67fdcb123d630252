/// Something to press.
public struct Button<Content: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: @MainActor () -> Content
  let name: (@MainActor () -> String)?

  /// Shows what a block describes.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: @escaping @MainActor () -> Content
  ) {
    self.role = role
    self.action = action
    self.label = label
    name = nil
  }
}

extension Button where Content == Text {
  /// Shows a title. What the title reads is tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.action = action
    label = { Text(title()) }
    name = nil
  }
}

extension Button where Content == Image {
  /// Shows an icon; the title is its name for those who don't see it, and appears on hover.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, icon: Icon, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.role = role
    self.action = action
    label = { Image(icon: icon) }
    name = title
  }
}

extension Button: ElementView {
  func role(in context: MountContext) -> Role { .button }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.buttonRole, role)
    if let name {
      element.bind(.accessibilityLabel, name)
      element.bind(.help, name)
    }
    let action = action
    let answer = context.surroundings.answer
    element.on(.tap) { _, _ in
      action()
      answer?()
    }
  }

  var block: (@MainActor () -> Content)? { label }
}

extension View {
  /// How much each button and link inside stands out.
  public func buttonStyle(_ style: ButtonStyle) -> some View {
    all(.button, .locationButton, .link, .photosPicker, .fileImporter) { $0.set(.buttonStyle, style) }
  }
}
