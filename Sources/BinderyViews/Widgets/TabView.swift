public import Bindery

/// Several pages of which one is shown: each is a ``Tab``.
public struct TabView<Selection: Hashable & Sendable, Content: View>: View {
  let selection: Binding<Selection>
  let content: @MainActor () -> Content

  /// Shows the tab whose value is selected. The others keep their state.
  public init(selection: Binding<Selection>, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.selection = selection
    self.content = content
  }
}

extension TabView: ElementView {
  func role(in context: MountContext) -> Role { .tabs }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var block: (@MainActor () -> Content)? { content }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    context.inside(slot.node).surrounded { $0.choice = Choice(selection) }
  }
}

/// One page of a ``TabView``.
public struct Tab<Content: View>: View {
  let title: @MainActor () -> String
  let icon: Icon
  let value: AnyHashable
  let content: @MainActor () -> Content

  /// A page.
  ///
  /// - Parameters:
  ///   - title: what its button says. What it reads is tracked.
  ///   - icon: drawn with the title.
  ///   - value: the selection that shows it.
  ///   - content: what stands on it.
  public init<Value: Hashable & Sendable>(
    _ title: @autoclosure @escaping @MainActor () -> String, icon: Icon, value: Value,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.icon = icon
    self.value = value
    self.content = content
  }
}

extension Tab: ElementView {
  func role(in context: MountContext) -> Role { .tab }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let value = value
    element.bind(.title, title)
    element.set(.icon, icon)
    guard let choice = context.surroundings.choice else { return }
    element.bind(.isOn) { choice.isChosen(value) }
    element.on(.tap) { _, _ in choice.choose(value) }
  }

  var block: (@MainActor () -> Content)? { content }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    context.inside(slot.node).surrounded { $0.choice = nil }
  }
}
