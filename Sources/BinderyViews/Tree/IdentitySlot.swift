/// The place of content that is mounted anew when its identity changes.
final class IdentitySlot: WrapperSlot {
  private var id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }

  /// Updates the content, or mounts it anew if its identity is another one.
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
}
