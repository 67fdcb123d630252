/// A control that runs an action when pressed.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: @MainActor () -> Label
  let name: (@MainActor () -> String)?

  /// Creates a button with a label from a block.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label
    name = nil
  }
}

extension Button where Label == Text {
  /// Creates a button with a title. The title is tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(title().words, role: role, action: action)
  }

  /// Creates a button with a title. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.role = role
    self.action = action
    label = { Text(title()) }
    name = nil
  }
}

extension Button where Label == Image {
  /// Creates a button with an icon. The title is its accessibility label and appears on hover.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, icon: Icon, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.role = role
    self.action = action
    label = { Image(icon: icon) }
    name = title
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a configuration, for a style that adds to it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = { configuration.label }
    name = nil
  }
}

extension Button: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    guard let style = context.environment.styles.primitiveButton else {
      return element.mount(in: context, before: before)
    }
    return styled(by: style, in: context).mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    if let style = context.environment.styles.primitiveButton {
      styled(by: style, in: context).update(slot, in: context)
    } else {
      element.update(slot, in: context)
    }
  }

  private var element: ButtonElement<Label> {
    ButtonElement(role: role, action: action, label: label, name: name)
  }

  /// Returns the view of a style in place of the button. A button inside has the default style.
  private func styled(by style: any PrimitiveButtonStyle, in context: MountContext) -> AnyView {
    let answer = context.surroundings.answer
    let action = action
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(BlockView(content: label))),
      action: {
        action()
        answer?()
      })
    return Self.made(by: style, configuration)
  }

  private static func made<Style: PrimitiveButtonStyle>(
    by style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: configuration) }.styled { $0.button = nil })
  }
}

/// The element that can be pressed.
private struct ButtonElement<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: @MainActor () -> Label
  let name: (@MainActor () -> String)?
}

extension ButtonElement: ElementView {
  func role(in context: MountContext) -> Role { .button }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.buttonRole, role)
    if let name {
      element.bind(.accessibilityLabel, name)
      element.bind(.help, name)
    }
    let action = action
    let answer = context.surroundings.answer
    let submits = role == .submit
    element.on(.tap) { _, slot in
      guard !submits || slot.admitsSubmission() else { return }
      action()
      answer?()
    }
  }

  var block: (@MainActor () -> ButtonLabel<Label>)? {
    let label = label
    let role = role
    return { ButtonLabel(role: role, label: label()) }
  }
}

/// The visible part of a button or link, as the surrounding style creates it.
struct ButtonLabel<Label: View>: View {
  let role: ButtonRole?
  let label: Label
}

extension ButtonLabel: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    guard let style = context.environment.styles.labelButton else {
      return context.mount(label, before: before)
    }
    return styled(by: style).mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    if let style = context.environment.styles.labelButton {
      styled(by: style).update(slot, in: context)
    } else {
      context.update(slot, to: label)
    }
  }

  private func styled(by style: any ButtonStyle) -> AnyView {
    Self.made(by: style, ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label))))
  }

  private static func made<Style: ButtonStyle>(
    by style: Style, _ configuration: ButtonStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: configuration) }.styled { $0.button = nil })
  }
}

extension ButtonLabel: PlainLabelPart {
  func read(into label: inout PlainLabel) { label.read(self.label) }
}

/// A view that evaluates a block.
struct BlockView<Content: View>: View {
  let content: @MainActor () -> Content

  var body: Content { content() }
}
