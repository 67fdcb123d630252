internal import Bindery

/// A slot that evaluates its view again, in place, when a value that it read changes.
class LiveSlot: WrapperSlot {
  private var reaction: Reaction?

  /// The slot's name in reports.
  var reportedType: Any.Type { type(of: self) }

  /// Evaluates now and after each change. The first result is mounted, later ones update the slot.
  ///
  /// - Parameter evaluate: reads the newest values from the slot, so that one reaction serves all its
  ///   updates.
  final func run<Content: View>(
    before: Node?, context: @escaping @MainActor () -> MountContext,
    evaluate: @escaping @MainActor () -> Content
  ) {
    if let reaction {
      reaction.run()
      return
    }
    var before = before
    let reaction = Reaction(depth: Int(context().depth), of: reportedType) { [unowned self] in
      let view = context().surroundings.reading(evaluate)
      untracked {
        if let child {
          context().update(child, to: view)
        } else {
          child = context().mount(view, before: before)
        }
      }
    }
    self.reaction = reaction
    reaction.run()
    before = nil
    if !reaction.isDependent {
      reaction.dispose()
      self.reaction = nil
    }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    super.unmount()
  }
}
