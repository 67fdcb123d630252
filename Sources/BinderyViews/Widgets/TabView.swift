public import Bindery

/// Several pages, one of which is shown: each is a ``Tab``, or a view with a ``View/tabItem(_:)``.
///
/// A page is mounted when it is first shown, and keeps its state from then on.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: @MainActor () -> Content

  /// Shows the page whose value, or ``View/tag(_:)``, is selected.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.selection = selection
    self.content = content
  }

  /// Shows the first page, then the selected one.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content
  }
}

extension TabView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = TabsSlot<Content>(in: context, before: before)
    slot.show(content, selection.map { Choice($0) }, in: context)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    unsafeDowncast(slot, to: TabsSlot<Content>.self).show(content, selection.map { Choice($0) }, in: context)
  }
}

/// One page of a ``TabView``.
public struct Tab<Content: View>: View {
  let title: @MainActor () -> String
  let icon: @MainActor () -> Icon?
  let value: AnyHashable?
  let content: @MainActor () -> Content

  /// Creates a page with the icon of an SF Symbol. The title is looked up in the app's translations.
  ///
  /// - Parameters:
  ///   - title: the title of the tab's button; it is tracked.
  ///   - systemImage: the icon that is shown with the title; it is tracked.
  ///   - value: the selection that shows the tab.
  ///   - content: the content of the page.
  public init<Value: Hashable>(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage name: @autoclosure @escaping @MainActor () -> String, value: Value,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title().words, systemImage: name(), value: value, content: content)
  }

  /// Creates a page with the icon of an SF Symbol; the title and the icon are tracked.
  @_disfavoredOverload
  public init<Value: Hashable>(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage name: @autoclosure @escaping @MainActor () -> String, value: Value,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: title, icon: { Icon(systemName: name()) }, value: AnyHashable(value), content: content)
  }

  /// Creates a page of a ``TabView`` without a selection. The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    systemImage name: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title().words, systemImage: name(), content: content)
  }

  /// Creates a page of a ``TabView`` without a selection; the title and the icon are tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    systemImage name: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: title, icon: { Icon(systemName: name()) }, value: nil, content: content)
  }
}

/// The purpose of a page in a ``TabView``.
public enum TabRole: Sendable, Hashable, CaseIterable {
  /// Search: without a title, the page has the title and the icon of a search.
  case search
}

extension Tab {
  /// Creates a page with the text and the icon of a label. The label's reads are tracked.
  public init<Label: View>(
    role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(
      title: { PlainLabel(label()).title }, icon: { PlainLabel(label()).icon }, value: nil, content: content)
  }

  /// Creates a page of a ``TabView`` with a selection, with the text and the icon of a label. The label's reads are tracked.
  public init<Value: Hashable, Label: View>(
    value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.init(
      title: { PlainLabel(label()).title }, icon: { PlainLabel(label()).icon }, value: AnyHashable(value),
      content: content)
  }

  /// Creates a page that is named by its role.
  public init(role: TabRole, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(
      title: { LocalizedStringKey("Search").words }, icon: { Icon(systemName: "magnifyingglass") },
      value: nil,
      content: content)
  }

  /// Creates a page of a ``TabView`` with a selection that is named by its role.
  public init<Value: Hashable>(
    value: Value, role: TabRole, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      title: { LocalizedStringKey("Search").words }, icon: { Icon(systemName: "magnifyingglass") },
      value: AnyHashable(value), content: content)
  }
}

extension Tab: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = TabSlot<Content>(in: context, before: before)
    slot.show(title: title, icon: icon, value: value, content, in: context)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    unsafeDowncast(slot, to: TabSlot<Content>.self).show(
      title: title, icon: icon, value: value, content, in: context)
  }
}

extension View {
  /// Sets the label of the view's button in a ``TabView``; it shows the label's text and icon. The label's reads are tracked.
  public func tabItem<Label: View>(@ViewBuilder _ label: @escaping @MainActor () -> Label) -> some View {
    TabItem(content: self, label: label)
  }
}

private struct TabItem<Content: View, Label: View>: View {
  let content: Content
  let label: @MainActor () -> Label
}

extension TabItem: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot { tab.mount(in: context, before: before) }
  func update(_ slot: Slot, in context: MountContext) { tab.update(slot, in: context) }

  private var tab: Tab<Content> {
    let content = content
    let label = label
    return Tab(
      title: { PlainLabel(label()).title }, icon: { PlainLabel(label()).icon },
      value: (content as? any Tagging)?.tag, content: { content })
  }
}

extension Tab {
  fileprivate init(
    title: @escaping @MainActor () -> String, icon: @escaping @MainActor () -> Icon?, value: AnyHashable?,
    content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.icon = icon
    self.value = value
    self.content = content
  }
}
