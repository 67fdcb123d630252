internal import BinderyViewModels

/// What an element does with values that are dropped on it, or beside it.
@MainActor
final class DropDestination {
  typealias Action = @MainActor (_ value: any Transferable, _ source: Slot, _ place: DropPlace) -> Void

  /// The actions by the property that names the type of their values.
  private var actions: [Property: Action] = [:]

  func add(_ action: @escaping Action, for property: Property) { actions[property] = action }

  /// Accepts a value; ignored for a place that the element does not offer.
  func accept(_ value: any Transferable, from source: Slot, _ place: DropPlace) {
    actions[place == .on ? .dropType : .insertionType]?(value, source, place)
  }
}

/// What a view does with dropped values of one type.
struct DropAction {
  /// The name of the type.
  let type: String
  /// Accepts a value, with the index at which it is inserted. Values of other types are ignored.
  let accept: @MainActor (_ value: any Transferable, _ index: Int) -> Void

  init<Value: Transferable>(_: Value.Type, _ action: @escaping @MainActor ([Value], Int) -> Void) {
    type = Value.transferName
    accept = { value, index in if let value = value as? Value { action([value], index) } }
  }
}

extension ElementDescription {
  /// Lets people drag a value from the element.
  mutating func offer<Value: Transferable>(_ value: @escaping @MainActor () -> Value) {
    set(.dragType, Value.transferName)
    on(.drag) { action, slot in
      if case .drag(let id, let place) = action { slot.tree.drop(value(), from: slot, on: id, place) }
    }
  }
}

extension ViewTree {
  /// Hands a dragged value to its destination. A destination that does not exist, is hidden or disabled, or is part of what is dragged, gets
  /// nothing.
  func drop(_ value: any Transferable, from source: ElementSlot, on id: NodeID, _ place: DropPlace) {
    guard let (node, _, destination) = destinations[id], isReachable(node) else { return }
    var next: Node? = node
    while let outer = next {
      if outer === source.node { return }
      next = outer.parent
    }
    destination.accept(value, from: source, place)
  }
}
