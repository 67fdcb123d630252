public import Bindery

extension Label where Title == Text, Icon == Image {
  /// Shows the icon of an SF Symbol before a title. Both arguments are tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage name: @autoclosure @escaping @MainActor () -> String
  ) {
    self.title = { Text(title()) }
    icon = { Image(systemName: name()) }
  }
}

extension Button where Label == BinderyViews.Label<Text, Image> {
  /// Shows the icon of an SF Symbol before a title. The arguments are tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage symbol: @autoclosure @escaping @MainActor () -> String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.role = role
    self.action = action
    label = { BinderyViews.Label(title(), systemImage: symbol()) }
    name = nil
  }
}

extension Toggle where Label == BinderyViews.Label<Text, Image> {
  /// Creates a toggle with the icon of an SF Symbol before its label: hosts show the words. Label and symbol are tracked.
  public init(
    _ label: @autoclosure @escaping @MainActor () -> String,
    systemImage symbol: @autoclosure @escaping @MainActor () -> String, isOn: Binding<Bool>
  ) {
    self.label = { BinderyViews.Label(label(), systemImage: symbol()) }
    self.isOn = isOn
  }
}
