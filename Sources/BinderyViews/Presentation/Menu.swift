/// A button that shows a choice of controls.
public struct Menu<Label: View, Content: View>: View {
  let content: @MainActor () -> Content
  let label: @MainActor () -> Label
  /// The look of the button; nil for that of the place.
  private var appearance: ButtonAppearance?
  @State private var isOpen = false

  /// Creates a menu with the controls of a block, and the label of the second block.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.content = content
    self.label = label
  }

  public var body: some View {
    Button(action: { isOpen = true }, label: label)
      // Hosts show the choice beside the button that is expanded.
      .all(.button) {
        $0.bind(.isExpanded) { isOpen }
        if let appearance { $0.set(.buttonStyle, appearance) }
      }
      .menu({ PlainLabel(label()).title }, isPresented: $isOpen, actions: content)
  }
}

extension Menu {
  /// Creates the menu of a view, over its corner.
  fileprivate init(
    atCorner content: @escaping @MainActor () -> Content, @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(content: content, label: label)
    appearance = .corner
  }
}

extension Menu where Label == Text {
  /// Creates a menu with the controls of a block, and a title, which is tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title().words, content: content)
  }

  /// Creates a menu with the controls of a block, and a title, which is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { Text(title()) }
  }
}

extension Menu where Label == BinderyViews.Label<Text, Image> {
  /// Creates a menu with a title and the icon of an SF Symbol. The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage name: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { BinderyViews.Label(title(), systemImage: name()) }
  }

  /// Creates a menu with a title and the icon of an SF Symbol. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage name: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content) { BinderyViews.Label(title(), systemImage: name()) }
  }
}

extension View {
  /// Adds a menu to a view: a row shows its buttons as swipe actions, any other view a button in its corner.
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: @escaping @MainActor () -> Items
  ) -> some View {
    ContextMenu(content: self, items: menuItems)
  }
}

/// A view with a menu.
private struct ContextMenu<Content: View, Items: View>: View {
  let content: Content
  let items: @MainActor () -> Items

  var row: some View { content.swipeActions(content: items) }

  var corner: some View {
    content.overlay(alignment: .topTrailing) {
      Menu(atCorner: items) {
        Image(icon: .more).accessibilityLabel("More").font(.footnote).padding(5).background(
          .thickMaterial, in: Circle())
      }
    }
  }
}

extension ContextMenu: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    context.container == .rows ? context.mount(row, before: before) : context.mount(corner, before: before)
  }

  func update(_ slot: Slot, in context: MountContext) {
    if context.container == .rows { context.update(slot, to: row) } else { context.update(slot, to: corner) }
  }
}
