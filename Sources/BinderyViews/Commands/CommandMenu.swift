/// A menu of a window's commands: see ``Commands``.
///
/// ```swift
/// CommandMenu("Board") { Button("New card") { board?.addCard() }.keyboardShortcut("n") }
/// ```
/// Its buttons, links, switches and pickers are commands; hosts show nothing else of it.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let name: @MainActor () -> String
  private let content: @MainActor () -> Content

  /// Creates a menu with a name, which is tracked, and the controls of a block.
  /// The name is looked up in the app's translations.
  public init(
    _ name: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(name().words, content: content)
  }

  /// Creates a menu with a name, which is a string or a text and tracked, and the controls of a block.
  @_disfavoredOverload
  public init<Title: TitleSource>(
    _ name: @autoclosure @escaping @MainActor () -> Title,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.name = { Title.words(of: name()) }
    self.content = content
  }

  var menus: AnyView { AnyView(MenuElement(name: name, content: content)) }
}

/// The element of a menu.
struct MenuElement<Content: View>: View {
  let name: (@MainActor () -> String)?
  let content: @MainActor () -> Content
}

extension MenuElement: ElementView {
  func role(in context: MountContext) -> Role { .commands }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if let name { element.bind(.title, name) }
  }

  var block: (@MainActor () -> Content)? { content }
}
