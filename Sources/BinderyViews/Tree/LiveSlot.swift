internal import Bindery

/// A slot whose view is evaluated again, in place, whenever something that it read changes.
class LiveSlot: WrapperSlot {
  private var reaction: Reaction?

  /// What reports call the slot by.
  var reportedType: Any.Type { type(of: self) }

  /// Evaluates now and after each change; what comes out is mounted the first time and updated from then on.
  ///
  /// - Parameter evaluate: reads what is current from the slot, so that one reaction serves all its updates.
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
      let view = Reaction.reading(evaluate)
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
