/// The buttons of a row.
struct ActionsElement<Content: View>: View {
  let content: @MainActor () -> Content
}

extension ActionsElement: ElementView {
  func role(in context: MountContext) -> Role { .actions }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var block: (@MainActor () -> Content)? { content }
}
