/// A screenful that says why there is nothing to show, and what to do next.
public struct ContentUnavailableView<Actions: View>: View {
  let title: @MainActor () -> String
  let icon: Icon
  let description: @MainActor () -> String
  let actions: @MainActor () -> Actions

  /// Says why there is nothing, and offers what to do next.
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
  /// Says why there is nothing.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, icon: Icon,
    description: @autoclosure @escaping @MainActor () -> String = ""
  ) {
    self.init(title(), icon: icon, description: description()) { EmptyView() }
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
