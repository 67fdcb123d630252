/// A view that a style or a modifier creates: its properties get their values from its place, like those of a
/// view.
struct StyledView<Style, Content: View>: View {
  let style: Style
  let content: @MainActor (Style) -> Content
}

extension StyledView: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = StyledSlot(self, in: context)
    slot.mount(before: before)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    unsafeDowncast(slot, to: StyledSlot<Style, Content>.self).update(self, in: context)
  }
}

/// The slot of a style's view: stores the state of the style and evaluates it.
final class StyledSlot<Style, Content: View>: LiveSlot {
  private var view: StyledView<Style, Content>
  private var storage: DynamicStorage?

  init(_ view: StyledView<Style, Content>, in context: MountContext) {
    self.view = view
    super.init(in: context)
  }

  override var reportedType: Any.Type { Style.self }

  override func mount(before: Node?) {
    if storage != nil || DynamicStorage.isNeeded(by: view.style) {
      let storage = storage ?? DynamicStorage()
      storage.connect(view.style, environment: context.environment)
      self.storage = storage
    }
    super.mount(before: before)
  }

  override func evaluate(before: Node?) { show(before: before) { view.content(view.style) } }

  func update(_ view: StyledView<Style, Content>, in context: MountContext) {
    self.view = view
    self.context = context.deeper()
    mount(before: nil)
  }
}
