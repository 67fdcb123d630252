internal import Bindery

/// The place of a screen: what its title and toolbar are attached to.
final class ScreenSlot: ElementSlot, ScreenController {
  private var toolbar: ElementSlot?
  /// The titles of the views on the screen, the outermost first. The last one shows.
  private var titles: [(owner: ObjectIdentifier, text: @MainActor () -> String)] = []
  private var title: Reaction?

  init(in context: MountContext, before: Node?) {
    super.init(.screen, in: context, before: before)
  }

  /// The context for what stands on the screen.
  func context(in context: MountContext) -> MountContext {
    context.inside(node).surrounded { $0.screen = self }
  }

  func toolbarContext(in context: MountContext) -> MountContext {
    let toolbar =
      toolbar ?? ElementSlot(.toolbar, in: context.inside(node), before: node.children.first)
    self.toolbar = toolbar
    return context.apart(in: toolbar.node).surrounded { $0.screen = self }
  }

  func setTitle(of owner: Slot, depth: Int, _ text: @escaping @MainActor () -> String) {
    let id = ObjectIdentifier(owner)
    if let index = titles.firstIndex(where: { $0.owner == id }) {
      titles[index].text = text
    } else {
      titles.append((id, text))
    }
    bindTitle(depth: depth)
  }

  func removeTitle(of owner: Slot, depth: Int) {
    titles.removeAll { $0.owner == ObjectIdentifier(owner) }
    bindTitle(depth: depth)
  }

  private func bindTitle(depth: Int) {
    title?.dispose()
    title = nil
    guard let text = titles.last?.text else {
      tree.set(node, .title, nil)
      return
    }
    let reaction = Reaction(depth: depth, of: ScreenSlot.self) { [unowned self] in
      let text = Reaction.reading(text)
      tree.set(node, .title, text)
    }
    title = reaction
    reaction.run()
  }

  /// Takes the modifiers around a screen that was made for its content: the sky behind it, a colour scheme.
  func bindModifiers(_ modifiers: ModifierList?, depth: Int) {
    var description = ElementDescription()
    modifiers?.apply(to: &description) { $0.fits(.screen) }
    bind(description, depth: depth)
  }

  /// Lets people leave the screen.
  func bindDismiss(_ action: @escaping @MainActor () -> Void) {
    var description = ElementDescription()
    description.on(.dismiss) { _, _ in action() }
    bind(description, depth: 0)
  }

  override func unmount() {
    title?.dispose()
    title = nil
    toolbar?.unmount()
    super.unmount()
  }
}

/// Content that needs a screen around it: the one that is there, else one of its own.
struct OnScreen<Content: View>: View {
  let content: Content
}

extension OnScreen: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    if context.surroundings.screen != nil { return context.mount(content, before: before) }
    let screen = ScreenSlot(in: context, before: before)
    screen.bindModifiers(context.modifiers, depth: Int(context.depth) + 1)
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
