/// The slot of content that is replaced when its identity changes.
final class IdentitySlot: WrapperSlot {
  private var id: AnyHashable
  private weak var targets: ScrollTargets?

  init(_ id: AnyHashable, in targets: ScrollTargets? = nil) {
    self.id = id
    self.targets = targets
    super.init()
    targets?.add(self)
  }

  /// Updates the content, or mounts it again if its identity has changed.
  func update(
    _ id: AnyHashable, in tree: ViewTree, update: (Slot) -> Void, mount: (_ before: Node?) -> Slot
  ) {
    guard let child else { return }
    if self.id == id { return update(child) }
    self.id = id
    tree.remove(child)
    self.child = nil
    self.child = mount(parent?.node(after: self))
  }

  override func unmount() {
    targets?.remove(self)
    super.unmount()
  }
}

extension IdentitySlot: ScrollTargetSource {
  func scrollTarget(_ id: AnyHashable) -> Node? { id == self.id ? firstNode : nil }
}
