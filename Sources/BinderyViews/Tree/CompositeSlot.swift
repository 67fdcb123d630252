/// The slot of a view with a body: stores its state and evaluates the body.
final class CompositeSlot<Content: View>: LiveSlot {
  private var view: Content
  private var storage: DynamicStorage?

  init(_ view: Content, in context: MountContext) {
    self.view = view
    super.init(in: context)
  }

  override var reportedType: Any.Type { Content.self }

  override func mount(before: Node?) {
    if storage != nil || DynamicStorage.isNeeded(by: view) {
      let storage = storage ?? DynamicStorage()
      storage.connect(view, environment: context.environment)
      self.storage = storage
    }
    super.mount(before: before)
  }

  override func evaluate(before: Node?) { show(before: before) { view.body } }

  /// Takes a new value of the view. An equal value in the same surroundings ends the update, because nothing
  /// below can have changed.
  func update(_ view: Content, in context: MountContext) {
    if context.modifiers == nil, self.context.modifiers == nil, storage == nil,
      context.surroundings === self.context.surroundings, areEqual(self.view, view)
    {
      return
    }
    self.view = view
    self.context = context.deeper()
    mount(before: nil)
  }
}
