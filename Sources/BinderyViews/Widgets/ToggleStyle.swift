public import Bindery

/// How a toggle looks and is used.
@MainActor
public protocol ToggleStyle {
  /// A toggle.
  typealias Configuration = ToggleStyleConfiguration
  /// What the style makes.
  associatedtype Body: View
  /// Makes what is to be seen and used in place of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A toggle, for its style.
public struct ToggleStyleConfiguration {
  /// What the toggle's own block shows.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the toggle's own block shows.
  public let label: Label
  /// Whether it is on, read and written.
  @Binding public var isOn: Bool

  @MainActor
  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// The style that is usual in the place: a switch beside its label.
public struct DefaultToggleStyle: ToggleStyle {
  /// The usual style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch beside its label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The style.
  public init() { tint = nil }

  /// The style, with a color while it is on.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    let label = configuration.label
    return SwitchElement(label: { PlainLabel(label).title }, isOn: configuration.$isOn).tint(tint)
  }
}

/// A button that stays pressed while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    return Button(action: { isOn.wrappedValue.toggle() }, label: { configuration.label })
      .checkmark(isOn.wrappedValue)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that is usual in the place.
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
  /// How each toggle inside looks.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    let isUsual = style is DefaultToggleStyle || style is SwitchToggleStyle
    return styled { $0.toggle = isUsual ? nil : style }
  }
}
