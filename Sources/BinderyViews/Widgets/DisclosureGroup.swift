public import Bindery

/// A title that shows or hides what stands under it.
public struct DisclosureGroup<Content: View>: View {
  let title: @MainActor () -> String
  let isExpanded: Binding<Bool>
  let content: @MainActor () -> Content

  /// Shows content while it is expanded. What the title reads is tracked.
  public init(
    _ title: @autoclosure @escaping @MainActor () -> String, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = title
    self.isExpanded = isExpanded
    self.content = content
  }
}

extension DisclosureGroup: ElementView {
  func role(in context: MountContext) -> Role { .disclosure }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.bind(.title, title)
    element.toggles(isExpanded)
  }

  var block: (@MainActor () -> Content)? { content }
}
