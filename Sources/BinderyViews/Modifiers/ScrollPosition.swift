public import Bindery

extension View {
  /// Connects the scroll position of a scroll view with the identity of a view in it.
  ///
  ///     ScrollView {
  ///       LazyVStack { ForEach(messages) { MessageView($0) } }
  ///     }
  ///     .scrollPosition(id: $position)
  ///
  /// Setting the binding scrolls to the view with that identity, also when the scroll view appears. Once another view is at the anchor, because the
  /// person has scrolled or views above it have changed, the binding has its identity: that of the first visible one without an anchor. The views are
  /// those of the first ``ForEach`` in the scroll view, outside of others in it. A row of a long list that is not mounted yet cannot be scrolled to.
  ///
  /// - Parameters:
  ///   - id: the identity of the view at the anchor; nil before the person has scrolled.
  ///   - anchor: the place of the view in the visible part; nil for the minimum scroll distance.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    Scrolled(content: self, id: id, anchor: anchor)
  }

  /// Shows a scroll view at an anchor when it appears: `.bottom` for the newest message of a chat.
  ///
  /// With an anchor at the end, a person who sees the last view also sees one that is added after it; a person who reads further up stays there. The views
  /// are those of the first ``ForEach`` in the scroll view, outside of others in it. A long ``List`` begins at its start, because its last row is not mounted.
  ///
  /// - Parameter anchor: the place; nil for the start.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    Scrolled(content: self, id: Binding<Int?>.constant(nil), anchor: anchor, isDefault: true)
  }
}

/// A scroll view with a position, or with an anchor at which it begins.
private struct Scrolled<Content: View, ID: Hashable>: View {
  let content: Content
  let id: Binding<ID?>
  let anchor: UnitPoint?
  var isDefault = false
}

extension Scrolled: Primitive {
  func mount(in context: MountContext, before: Node?) -> Slot {
    let slot = ScrolledSlot(self, in: context)
    slot.child = slot.inside(context).mount(content, before: before)
    slot.follow(depth: context.bindingDepth)
    return slot
  }

  func update(_ slot: Slot, in context: MountContext) {
    let slot = unsafeDowncast(slot, to: ScrolledSlot<Content, ID>.self)
    slot.view = self
    if let child = slot.child { slot.inside(context).update(child, to: content) }
    slot.follow(depth: context.bindingDepth)
  }
}

/// The place of a scroll view with a position or an anchor.
private final class ScrolledSlot<Content: View, ID: Hashable>: SurroundedSlot<ScrollTargets> {
  var view: Scrolled<Content, ID> { didSet { sight.part = view.part } }
  private unowned let tree: ViewTree
  private let sight: ScrollSight
  private var reaction: Reaction?
  /// The position that the binding had last.
  private var position: ID?
  /// The view to which the person has scrolled last.
  private var reached: ID?

  init(_ view: Scrolled<Content, ID>, in context: MountContext) {
    self.view = view
    tree = context.tree
    sight = ScrollSight(in: context)
    super.init(ScrollTargets(in: context.surroundings.scrollTargets, sight: sight))
    sight.part = view.part
    sight.scrolled = { [weak self] id in
      guard let self, !self.view.isDefault, let id = id.base as? ID else { return }
      reached = id
      self.view.id.wrappedValue = id
    }
    sight.changed = { [weak self] id, isFirst, isSeen in
      guard let self, self.view.isDefault, self.view.part > 0 else { return }
      if isFirst || self.view.part == 1 && isSeen { scroll(to: id) }
    }
  }

  func inside(_ context: MountContext) -> MountContext {
    inside(context, with: value) { $0.scrollTargets = $1 }
  }

  /// Scrolls to the position now and after each change that the person has not made by scrolling.
  func follow(depth: Int) {
    let reaction =
      reaction
      ?? Reaction(depth: depth, of: type(of: self)) { [unowned self] in
        let id = Reaction.reading { view.id.wrappedValue }
        guard id != position else { return }
        position = id
        guard let id else { return sight.want(nil) }
        if id != reached { scroll(to: AnyHashable(id)) }
        reached = nil
      }
    self.reaction = reaction
    reaction.run()
    self.reaction = reaction.ifDependent()
  }

  private func scroll(to id: AnyHashable) {
    sight.want(id)
    tree.scroll(to: id, in: value, anchor: view.anchor)
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    super.unmount()
  }
}

extension Scrolled {
  /// The place of the anchor along the axis of the scroll view. An anchor in the middle of one axis says where it is on the other one.
  fileprivate var part: Double { anchor.map { min(1, max(0, $0.y == 0.5 ? $0.x : $0.y)) } ?? 0 }
}
