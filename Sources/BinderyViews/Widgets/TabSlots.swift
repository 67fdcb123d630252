internal import Bindery

/// The slot of a tab view.
final class TabsSlot<Content: View>: ElementSlot, TabController {
  private var pages: [any TabPage] = []
  private var reaction: Reaction?
  private let own = OwnSelection()
  private var choice: Choice?
  private var depth = 0
  private(set) var isOpen = false

  init(in context: MountContext, before: Node?) { super.init(.tabs, in: context, before: before) }

  func show(_ content: @escaping @MainActor () -> Content, _ choice: Choice?, in context: MountContext) {
    self.choice = choice ?? own.choice
    depth = context.bindingDepth
    var description = ElementDescription()
    context.modifiers?.apply(to: &description) { $0.fits(.tabs) }
    bind(description, in: context)
    attach(description.attachment, in: context.detached(in: node))
    let inside = context.inside(node).surrounded {
      $0.choice = self.choice
      $0.tabs = self
    }
    if let child {
      unsafeDowncast(child, to: BlockSlot<Content>.self).update(content, in: inside)
    } else {
      let block = BlockSlot(content, in: inside)
      child = block
      block.mount(before: nil)
    }
    refresh()
    if !isOpen { open(context.environment.openedLocation) }
  }

  /// Selects the page that shows the screens of an address, if the selected one does not.
  private func open(_ location: OpenedLocation) {
    for page in pages where !location.routes.isEmpty && !location.isUsed {
      page.mountContent()
      if location.isUsed { page.choose() }
    }
    isOpen = true
  }

  func add(_ page: any TabPage) {
    pages.append(page)
    if own.first == nil { own.first = AnyHashable(ObjectIdentifier(page)) }
    if reaction != nil { refresh() }
  }

  func remove(_ page: any TabPage) { pages.removeAll { $0 === page } }

  func refresh() {
    let reaction =
      reaction
      ?? Reaction(depth: depth, of: TabsSlot.self) { [unowned self] in
        let shown = Reaction.reading { pages.map(\.isSelected) }
        untracked { show(shown) }
      }
    self.reaction = reaction
    reaction.run()
  }

  /// Hides pages first, so that their work has ended when that of others begins.
  private func show(_ shown: [Bool]) {
    let pages = zip(pages, shown).sorted { !$0.1 && $1.1 }
    for (page, isShown) in pages { page.setShown(isShown) }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    super.unmount()
    pages = []
  }
}

/// The selection of a tab view without a binding: pages are selected by their tags, or by identity.
@MainActor
private final class OwnSelection {
  @Box var selected: AnyHashable?
  @Box var first: AnyHashable?

  var choice: Choice {
    Choice(
      isChosen: { [unowned self] tag in tag == selected ?? first },
      choose: { [unowned self] in selected = $0 })
  }
}

/// The slot of a page, whose content is mounted when it is first shown.
final class TabSlot<Content: View>: ElementSlot, TabPage {
  private weak var controller: (any TabController)?
  private var content: (@MainActor () -> Content)?
  private var context: MountContext?
  private let presence: Presence
  private var tag: AnyHashable?
  private var choice: Choice?
  /// Whether the content is at its first screen, whatever the address was.
  private var beginsAnew = false

  init(in context: MountContext, before: Node?) {
    controller = context.surroundings.tabs
    presence = Presence(in: context.surroundings.presence, isSelected: false)
    super.init(.tab, in: context, before: before)
  }

  func show(
    title: @escaping @MainActor () -> String, icon: @escaping @MainActor () -> Icon?, value: AnyHashable?,
    _ content: @escaping @MainActor () -> Content, in context: MountContext
  ) {
    let isNew = self.content == nil
    self.content = content
    choice = context.surroundings.choice
    self.context = context.inside(node).surrounded {
      $0.choice = nil
      $0.lastColumn = nil
      $0.tabs = nil
      $0.presence = presence
      if beginsAnew { $0.environment.location = [] }
    }
    var description = ElementDescription()
    description.bind(.title, title)
    description.bindOptional(.icon, icon)
    context.modifiers?.apply(to: &description) { $0.fits(.tab) }
    let tag = value ?? description.tag ?? AnyHashable(ObjectIdentifier(self))
    self.tag = tag
    if let choice {
      description.bind(.isSelected) { choice.isChosen(tag) }
      description.on(.tap) { _, _ in choice.choose(tag) }
    }
    bind(description, in: context)
    attach(description.attachment, in: context.detached(in: node))
    if isNew { controller?.add(self) } else { controller?.refresh() }
    if let child, let inside = self.context {
      unsafeDowncast(child, to: BlockSlot<Content>.self).update(content, in: inside)
    }
  }

  var isSelected: Bool {
    guard let choice, let tag else { return true }
    return choice.isChosen(tag)
  }

  func setShown(_ isShown: Bool) {
    presence.select(isShown)
    if isShown { mountContent() }
  }

  func choose() { if let choice, let tag { choice.choose(tag) } }

  func mountContent() {
    guard child == nil, let content, var context else { return }
    beginsAnew = controller?.isOpen == true
    if beginsAnew { context = context.surrounded { $0.environment.location = [] } }
    self.context = context
    let block = BlockSlot(content, in: context)
    child = block
    block.mount(before: nil)
  }

  override func unmount() {
    controller?.remove(self)
    super.unmount()
    presence.end()
  }
}
