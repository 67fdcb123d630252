/// A screen that explains why there is no content, and the next step.
public struct ContentUnavailableView<Actions: View>: View {
  let title: @MainActor () -> String
  let icon: @MainActor () -> Icon
  let description: @MainActor () -> String
  let actions: @MainActor () -> Actions
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a screen with a reason, the icon of an SF Symbol and a description. The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage name: @autoclosure @escaping @MainActor () -> String,
    description: @autoclosure @escaping @MainActor () -> Text? = nil
  ) {
    self.init(title().words, systemImage: name(), description: description())
  }

  /// Creates a screen with a reason, the icon of an SF Symbol and a description, all tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage name: @autoclosure @escaping @MainActor () -> String,
    description: @autoclosure @escaping @MainActor () -> Text? = nil
  ) {
    self.title = title
    icon = { Icon(systemName: name()) }
    self.description = { description()?.plainText ?? "" }
    actions = { EmptyView() }
  }

  /// Says that a search found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// Says that a search for a text found nothing. The text is tracked.
  public static func search(text: @autoclosure @escaping @MainActor () -> String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text())”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView {
  /// Creates a screen with the icon and text of a label, the text of a description, and actions.
  public init<Label: View, Description: View>(
    @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder description: @escaping @MainActor () -> Description = { EmptyView() },
    @ViewBuilder actions: @escaping @MainActor () -> Actions = { EmptyView() }
  ) {
    title = { PlainLabel(label()).title }
    icon = { PlainLabel(label()).icon ?? .info }
    self.description = { PlainLabel(description()).title }
    self.actions = actions
  }
}

extension ContentUnavailableView: ElementView {
  func role(in context: MountContext) -> Role { .unavailable }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.icon, icon)
    element.bind(.title, title)
    element.bindNonEmpty(.detail, description)
  }

  var block: (@MainActor () -> Actions)? { actions }
}
