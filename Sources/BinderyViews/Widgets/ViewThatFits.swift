/// Shows the first of several views whose ideal size fits the offered space, and the last one if none does.
///
///     ViewThatFits(in: .horizontal) {
///       HStack { Text("Delivered on Tuesday"); Spacer(); Text("3 days ago") }
///       Text("Delivered on Tuesday")
///       Image(systemName: "shippingbox")
///     }
///
/// The host decides, because only it knows sizes, and again after each change of the space or of the views. What is not shown can be neither focused nor pressed,
/// and is not read out. All views are mounted and appear. A browser shows the last one in a page without script. A height is offered only by a frame
/// with one, around the view or its stack, and in a terminal only widths count.
public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: @MainActor () -> Content

  /// Offers the views of a block, the preferred one first.
  ///
  /// - Parameters:
  ///   - axes: the directions in which a view has to fit.
  ///   - content: the views.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.axes = axes
    self.content = content
  }
}

extension ViewThatFits: ElementView {
  func role(in context: MountContext) -> Role { .layers }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.alignment, .center)
    element.set(.fits, axes)
  }

  var block: (@MainActor () -> Content)? { content }
}
