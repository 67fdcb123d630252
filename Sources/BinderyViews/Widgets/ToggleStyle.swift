public import Bindery

/// The appearance and interaction of a toggle.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// A toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// The view that the style creates.
  associatedtype Body: View
  /// Creates the view that replaces a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle, for its style.
public struct ToggleStyleConfiguration {
  /// The view of the toggle's own label.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// The toggle's own label.
  public let label: Label
  /// Whether it is on, read and written.
  @Binding public var isOn: Bool

  @MainActor
  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The default style in the context: a switch beside its label.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch beside its label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }

  /// Creates the style, with a color while the toggle is on.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label
    return SwitchElement(label: { PlainLabel(label).title }, isOn: configuration.$isOn).tint(tint)
  }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    return Button(action: { isOn.wrappedValue.toggle() }, label: { configuration.label })
      .checkmark(isOn.wrappedValue)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style in the context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside its label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while it is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of each toggle inside.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let isUsual = style is DefaultToggleStyle || style is SwitchToggleStyle
    return styled { $0.toggle = isUsual ? nil : style }
  }
}
