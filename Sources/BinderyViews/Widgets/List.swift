/// Rows, perhaps in sections. Each view inside is a row.
public struct List<Content: View>: View {
  let content: @MainActor () -> Content

  /// Lists what a block shows.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.content = content
  }
}

extension List: ElementView {
  func role(in context: MountContext) -> Role { .list }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var block: (@MainActor () -> Content)? { content }
  var container: MountContext.Container { .rows }
}

/// Rows of a list that belong together.
public struct Section<Content: View>: View {
  let header: (@MainActor () -> String)?
  let footer: (@MainActor () -> String)?
  let content: @MainActor () -> Content

  /// Groups rows under a header and over a footer. What these read is tracked.
  public init(
    _ header: @autoclosure @escaping @MainActor () -> String,
    footer: @autoclosure @escaping @MainActor () -> String = "",
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.header = header
    self.footer = footer
    self.content = content
  }

  /// Groups rows without a header.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    header = nil
    footer = nil
    self.content = content
  }
}

extension Section: ElementView {
  func role(in context: MountContext) -> Role { .section }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if let header { element.bindNonEmpty(.title, header) }
    if let footer { element.bindNonEmpty(.detail, footer) }
  }

  var block: (@MainActor () -> Content)? { content }
  var container: MountContext.Container { .rows }
  var isListPart: Bool { true }
}

extension View {
  /// How each list inside looks.
  public func listStyle(_ style: ListStyle) -> some View { all(.list) { $0.set(.listStyle, style) } }

  /// The buttons that a row offers when it is swiped, or beside it. Where the content is several rows, each has them.
  public func swipeActions<Actions: View>(
    @ViewBuilder _ actions: @escaping @MainActor () -> Actions
  ) -> some View {
    element(.row) { $0.attach(ActionsElement(content: actions)) }
  }
}
