/// A screen that says why there is no content, and what to do next.
public struct ContentUnavailableView<Actions: View>: View {
  let title: @MainActor () -> String
  let icon: Icon
  let description: @MainActor () -> String
  let actions: @MainActor () -> Actions

  /// Creates a screen with a reason and actions.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, icon: Icon,
    description: @autoclosure @escaping @MainActor () -> String = "",
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) {
    self.title = title
    self.icon = icon
    self.description = description
    self.actions = actions
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a screen with a reason.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, icon: Icon,
    description: @autoclosure @escaping @MainActor () -> String = ""
  ) {
    self.init(title(), icon: icon, description: description()) { EmptyView() }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Says that a search found nothing.
  public static var search: ContentUnavailableView {
    ContentUnavailableView(
      "No Results", icon: .search, description: "Check the spelling or try a new search.")
  }

  /// Says that a search for a text found nothing. The text is tracked.
  public static func search(text: @autoclosure @escaping @MainActor () -> String) -> ContentUnavailableView {
    ContentUnavailableView(
      "No Results for “\(text())”", icon: .search, description: "Check the spelling or try a new search.")
  }
}

extension ContentUnavailableView {
  /// Creates a screen with the icon and words of a label, the words of a description, and actions.
  public init<Label: View, Description: View>(
    @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder description: @escaping @MainActor () -> Description,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) {
    self.init(
      PlainLabel(label()).title, icon: PlainLabel(label()).icon ?? .info,
      description: PlainLabel(description()).title, actions: actions)
  }

  /// Creates a screen with the icon and words of a label, and the words of a description.
  public init<Label: View, Description: View>(
    @ViewBuilder label: @escaping @MainActor () -> Label,
    @ViewBuilder description: @escaping @MainActor () -> Description
  ) where Actions == EmptyView {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// Creates a screen with a title, the icon of an SF Symbol, and the words of a description. The arguments are tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage symbol: @autoclosure @escaping @MainActor () -> String,
    description: @autoclosure @escaping @MainActor () -> Text? = nil
  ) {
    self.init {
      Label(title(), systemImage: symbol())
    } description: {
      description()
    }
  }
}

extension ContentUnavailableView: ElementView {
  func role(in context: MountContext) -> Role { .unavailable }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.icon, icon)
    element.bind(.title, title)
    element.bindNonEmpty(.detail, description)
  }

  var block: (@MainActor () -> Actions)? { actions }
}
