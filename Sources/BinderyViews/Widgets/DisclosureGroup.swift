public import Bindery

/// A title that shows or hides the content below it.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: @MainActor () -> Label
  let isExpanded: Binding<Bool>?
  let content: @MainActor () -> Content
  @State private var own = false

  /// Shows the content while expanded. Hosts show the text of the label.
  ///
  /// - Parameters:
  ///   - isExpanded: whether it is expanded, read and written; nil to start collapsed.
  ///   - content: the content.
  ///   - label: the label; it is tracked.
  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder label: @escaping @MainActor () -> Label
  ) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
  }

  public var body: some View {
    let label = label
    return DisclosureElement(
      title: { PlainLabel(label()).title }, isExpanded: isExpanded ?? $own, content: content)
  }
}

extension DisclosureGroup where Label == Text {
  /// Shows the content while expanded. The title is tracked, and looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title().words, isExpanded: isExpanded, content: content)
  }

  /// Shows the content while expanded. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title()) }
  }
}

/// The title and its content.
private struct DisclosureElement<Content: View>: View {
  let title: @MainActor () -> String
  let isExpanded: Binding<Bool>
  let content: @MainActor () -> Content
}

extension DisclosureElement: ElementView {
  func role(in context: MountContext) -> Role { .disclosure }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.title, title)
    element.toggles(.isExpanded, isExpanded)
  }

  var block: (@MainActor () -> Content)? { content }
}
