internal import Bindery

/// The slot of a screen, to which its title and toolbar are attached.
final class ScreenSlot: ElementSlot, ScreenController {
  private var toolbar: ElementSlot?
  /// The screen's properties as its views set them, the outermost first. The last value of a property wins.
  private var statements:
    [(owner: ObjectIdentifier, property: Property, value: @MainActor () -> PropertyValue?)] = []
  private var reactions: [Property: Reaction] = [:]
  private let editMode = WindowEditMode().binding
  /// Whether it is a column of a split view that has a width of its own.
  var hasWidth = false
  private var outer: Surroundings?
  private var inner: Surroundings?

  init(in context: MountContext, before: Node?) {
    super.init(.screen, in: context, before: before)
  }

  /// Returns the context for the content of the screen. Unchanged outer surroundings give the same inner
  /// ones.
  func context(in context: MountContext) -> MountContext {
    let place = context.inside(node)
    if let inner, outer === context.surroundings { return place.surrounded(by: inner) }
    let changed = place.surrounded {
      $0.screen = self
      $0.environment.windowEditMode = editMode
    }
    outer = context.surroundings
    inner = changed.surroundings
    return changed
  }

  func toolbarContext(in context: MountContext) -> MountContext {
    let toolbar =
      toolbar ?? ElementSlot(.toolbar, in: context.inside(node), before: node.children.first)
    self.toolbar = toolbar
    return context.detached(in: toolbar.node).surrounded { $0.screen = self }
  }

  func set(
    _ property: Property, of owner: Slot, depth: Int, _ value: @escaping @MainActor () -> PropertyValue?
  ) {
    if property == .frame, !hasWidth { return }
    let id = ObjectIdentifier(owner)
    if let index = statements.firstIndex(where: { $0.owner == id && $0.property == property }) {
      statements[index].value = value
    } else {
      statements.append((id, property, value))
    }
    bind(property, depth: depth)
  }

  func remove(_ property: Property, of owner: Slot, depth: Int) {
    statements.removeAll { $0.owner == ObjectIdentifier(owner) && $0.property == property }
    bind(property, depth: depth)
  }

  private func bind(_ property: Property, depth: Int) {
    reactions.removeValue(forKey: property)?.dispose()
    guard let value = statements.last(where: { $0.property == property })?.value else {
      tree.set(node, property, to: nil)
      return
    }
    let reaction = Reaction(depth: depth, of: ScreenSlot.self) { [unowned self] in
      let value = Reaction.reading(value)
      tree.set(node, property, to: value)
    }
    reactions[property] = reaction
    reaction.run()
  }

  /// Applies the modifiers around the screen that concern its content, such as a background or a
  /// color scheme.
  func bindModifiers(in context: MountContext) {
    var description = ElementDescription()
    context.modifiers?.apply(to: &description) { $0.fits(.screen) }
    bind(description, in: context)
  }

  /// Shows a control that leaves the screen, and, beside the columns of a split view, one that shows and hides the first of them.
  func bindControls(
    in context: MountContext, showsColumns: Binding<Bool>? = nil,
    dismiss: @escaping @MainActor () -> Void
  ) {
    var description = ElementDescription()
    description.on(.dismiss) { _, _ in dismiss() }
    if let showsColumns { description.toggles(.isOn, showsColumns) }
    bind(description, in: context)
  }

  override func unmount() {
    for reaction in reactions.values { reaction.dispose() }
    reactions = [:]
    toolbar?.unmount()
    inner = nil
    super.unmount()
  }
}

/// Content that needs a screen: it uses the surrounding one, or creates its own.
struct OnScreen<Content: View>: View {
  let content: Content
}

extension OnScreen: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    if context.surroundings.screen != nil { return context.mount(content, before: before) }
    let screen = ScreenSlot(in: context, before: before)
    screen.bindModifiers(in: context)
    screen.child = screen.context(in: context).mount(content, before: nil)
    return screen
  }

  func update(_ slot: Slot, in context: MountContext) {
    if context.surroundings.screen != nil {
      context.update(slot, to: content)
      return
    }
    let screen = unsafeDowncast(slot, to: ScreenSlot.self)
    if let child = screen.child { screen.context(in: context).update(child, to: content) }
  }
}
