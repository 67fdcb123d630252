/// A group of rows in a list, with a header and a footer.
///
/// If the header or footer is a text, it is the title or the detail of the section. Other views are shown
/// before or after the rows, without the background of a row.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: @MainActor () -> Parent
  let footer: @MainActor () -> Footer
  let content: @MainActor () -> Content

  /// Groups rows, with a header and a footer if they are given.
  public init(
    @ViewBuilder content: @escaping @MainActor () -> Content,
    @ViewBuilder header: @escaping @MainActor () -> Parent = { EmptyView() },
    @ViewBuilder footer: @escaping @MainActor () -> Footer = { EmptyView() }
  ) {
    self.header = header
    self.footer = footer
    self.content = content
  }

  /// Groups rows, with a header and a footer if they are given: the initializer of 2019.
  @_disfavoredOverload
  public init(
    header: @autoclosure @escaping @MainActor () -> Parent = EmptyView(),
    footer: @autoclosure @escaping @MainActor () -> Footer = EmptyView(),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content, header: header, footer: footer)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Groups rows with a title. The title is tracked.
  /// The title is looked up in the app's translations.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> LocalizedStringKey,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title().words, content: content)
  }

  /// Groups rows with a title. The title is tracked.
  @_disfavoredOverload
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(content: content, header: { Text(title()) })
  }
}

extension Section: ElementView {
  func role(in context: MountContext) -> Role { .section }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    let header = header
    let footer = footer
    if Parent.self == Text.self { element.bindNonEmpty(.title) { PlainLabel(header()).title } }
    if Footer.self == Text.self { element.bindNonEmpty(.detail) { PlainLabel(footer()).title } }
  }

  var block: (@MainActor () -> SectionContent<Parent, Content, Footer>)? {
    { SectionContent(header: header, content: content, footer: footer) }
  }

  var container: MountContext.Container { .rows }
  var isListPart: Bool { true }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    var inside = context.inside(slot.node, container: .rows)
    inside.modifiers = context.modifiers?.inheritedByRows
    return inside
  }
}

/// The rows of a section, with a header and a footer that are not just texts.
struct SectionContent<Parent: View, Content: View, Footer: View>: View {
  let header: @MainActor () -> Parent
  let content: @MainActor () -> Content
  let footer: @MainActor () -> Footer

  var body: some View {
    if Parent.self != Text.self { apart(header()) }
    content()
    if Footer.self != Text.self { apart(footer()) }
  }

  /// Returns a header or footer, to which the section's modifiers for rows do not apply.
  private func apart(_ view: some View) -> some View {
    ContextModified(content: view.listRowBackground(Color.clear)) { $0.modifiers = $0.modifiers?.inherited }
  }
}
