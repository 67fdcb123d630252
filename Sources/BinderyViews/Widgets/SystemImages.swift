public import Bindery

extension Label where Title == Text, Icon == Image {
  /// Shows the icon of an SF Symbol before a title. Both arguments are tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage name: @autoclosure @escaping @MainActor () -> String
  ) {
    self.init(title().words, systemImage: name())
  }

  /// Shows the icon of an SF Symbol before a title. Both arguments are tracked.
  @_disfavoredOverload
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
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage symbol: @autoclosure @escaping @MainActor () -> String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(title().words, systemImage: symbol(), role: role, action: action)
  }

  /// Shows the icon of an SF Symbol before a title. The arguments are tracked.
  @_disfavoredOverload
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

extension Label where Title == Text, Icon == Image {
  /// Shows a picture of the program's asset catalog before a title, which is looked up in the app's translations. Both are tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    image name: @autoclosure @escaping @MainActor () -> String
  ) {
    self.init(title().words, image: name())
  }

  /// Shows a picture of the program's asset catalog before a title. Both arguments are tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    image name: @autoclosure @escaping @MainActor () -> String
  ) {
    self.title = { Text(title()) }
    icon = { Image(decorative: name()) }
  }
}

extension Toggle where Label == BinderyViews.Label<Text, Image> {
  /// Creates a switch whose label has the icon of an SF Symbol. The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage name: @autoclosure @escaping @MainActor () -> String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { BinderyViews.Label(title(), systemImage: name()) }
  }

  /// Creates a switch whose label has the icon of an SF Symbol. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage name: @autoclosure @escaping @MainActor () -> String, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { BinderyViews.Label(title(), systemImage: name()) }
  }
}
