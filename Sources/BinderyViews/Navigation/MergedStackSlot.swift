/// The stack of a split view's last column, for a navigation stack that is the content of the column.
@MainActor
protocol MergingStack: LastColumn {
  /// Follows the path of a navigation stack, or its own.
  func merge(_ path: PathSource?, of stack: Slot)
  /// Follows its own path again.
  func part(from stack: Slot)
}

/// The place of a navigation stack in the last column of a split view: its root is that of the column, and its path continues that of the split view,
/// so that both have one bar and one address.
final class MergedStackSlot<Root: View>: WrapperSlot {
  private weak var stack: (any MergingStack)?

  init(in stack: any MergingStack) { self.stack = stack }

  func show(
    _ path: PathSource?, _ root: @escaping @MainActor () -> Root, in context: MountContext, before: Node?
  ) {
    stack?.merge(path, of: self)
    let inside = context.surrounded { $0.lastColumn = nil }
    if let child {
      unsafeDowncast(child, to: BlockSlot<Root>.self).update(root, in: inside)
    } else {
      let block = BlockSlot(root, in: inside)
      child = block
      block.mount(before: before)
    }
  }

  override func unmount() {
    stack?.part(from: self)
    super.unmount()
  }
}
