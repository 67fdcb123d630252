internal import Bindery

/// A slot that evaluates its view again, in place, when a value that it read changes.
class LiveSlot: WrapperSlot {
  /// Its place, inside the binding of the slot.
  final var context: MountContext
  private var reaction: Reaction?

  /// - Parameter context: the place outside the binding of the slot.
  init(in context: MountContext) { self.context = context.deeper() }

  /// The slot's name in reports.
  var reportedType: Any.Type { type(of: self) }

  /// Shows the newest view, by ``show(before:_:)``.
  func evaluate(before: Node?) {}

  /// Evaluates now and after each change.
  func mount(before: Node?) {
    if let reaction { return reaction.run() }
    // Unsafe is right: the reaction ends with the slot, which owns it, on the main actor and in a batch.
    let reaction = Reaction(depth: Int(context.depth), of: reportedType) { [unowned(unsafe) self] in
      evaluate(before: nil)
    }
    self.reaction = reaction
    reaction.runFirst { self.evaluate(before: before) }
    self.reaction = reaction.ifDependent()
  }

  /// Evaluates a view; its reads are tracked. The first result is mounted, later ones update the slot.
  final func show<Content: View>(before: Node?, _ view: () -> Content) {
    let view = context.surroundings.reading(view)
    untracked {
      if let child {
        context.update(child, to: view)
      } else {
        child = context.mount(view, before: before)
      }
    }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    super.unmount()
  }
}
