public import Bindery

/// A switch with the states on and off.
public struct Toggle<Label: View>: View {
  let label: @MainActor () -> Label
  let isOn: Binding<Bool>

  /// Creates a toggle with the label of a block, of which hosts show the text.
  public init(isOn: Binding<Bool>, @ViewBuilder label: @escaping @MainActor () -> Label) {
    self.label = label
    self.isOn = isOn
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle. The label is tracked.
  /// The label is looked up in the app's translations.
  public init(_ label: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label().words, isOn: isOn)
  }

  /// Creates a toggle. The label is tracked.
  @_disfavoredOverload
  public init(_ label: @autoclosure @escaping @MainActor () -> String, isOn: Binding<Bool>) {
    self.label = { Text(label()) }
    self.isOn = isOn
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration, for a style that adds to it.
  public init(_ configuration: ToggleStyleConfiguration) {
    label = { configuration.label }
    isOn = configuration.$isOn
  }
}

extension Toggle: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    if let style = context.environment.styles.toggle {
      return styled(by: style).mount(in: context, before: before)
    }
    return element.mount(in: context, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    if let style = context.environment.styles.toggle {
      styled(by: style).update(slot, in: context)
    } else {
      element.update(slot, in: context)
    }
  }

  private var element: SwitchElement {
    let label = label
    return SwitchElement(label: { PlainLabel(label()).title }, isOn: isOn)
  }

  private func styled(by style: any ToggleStyle) -> AnyView {
    Self.made(
      by: style,
      ToggleStyleConfiguration(label: .init(content: AnyView(BlockView(content: label))), isOn: isOn))
  }

  private static func made<Style: ToggleStyle>(
    by style: Style, _ configuration: ToggleStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledView(style: style) { $0.makeBody(configuration: configuration) }.styled { $0.toggle = nil })
  }
}

/// The switch itself.
struct SwitchElement: View {
  let label: @MainActor () -> String
  let isOn: Binding<Bool>
}

extension SwitchElement: ElementView {
  func role(in context: MountContext) -> Role { .toggle }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.label, label)
    element.toggles(.isOn, isOn)
  }
}
