/// The element whose size a host reports: it takes the offered space, and its size never depends on its content.
struct MeasuredView<Content: View>: View {
  let space: MeasuredSpace
  @ViewBuilder let content: @MainActor () -> Content
}

extension MeasuredView: ElementView {
  func role(in context: MountContext) -> Role { .layers }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.alignment, .topLeading)
    element.on(.measure) { [space] action, slot in
      guard case .measure(let sizes) = action, let size = sizes.first?.size else { return }
      slot.tree.resize(space, of: slot.node.id, to: size)
    }
  }

  var block: (@MainActor () -> Content)? { content }

  func contextForContent(_ context: MountContext, slot: ElementSlot) -> MountContext {
    space.slot = slot
    return context.inside(slot.node)
  }
}
