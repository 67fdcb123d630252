/// A part of an app's user interface, described in SwiftUI's terms.
///
/// A view is a value that is cheap to create and to discard. Values that it reads from a view model in
/// ``body``, in a container's block or in a tracked argument are observed, and only that part is evaluated
/// again when one of them changes.
@preconcurrency @MainActor
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content, from the current state of the view model.
  @ViewBuilder var body: Body { get }

  /// Shows a view in a tree. Only the toolkit's own views implement it; others are shown by their ``body``.
  static func _mount(_ view: Self, in context: MountContext, before: Node?) -> Slot
  /// Updates the slot of a view of the same type to another value. Only the toolkit's own views implement it.
  static func _update(_ slot: Slot, to view: Self, in context: MountContext)
}

extension View {
  /// Shows the body of a view.
  public static func _mount(_ view: Self, in context: MountContext, before: Node?) -> Slot {
    let slot = CompositeSlot(view, in: context)
    slot.mount(before: before)
    return slot
  }

  /// Updates the body of a view.
  public static func _update(_ slot: Slot, to view: Self, in context: MountContext) {
    unsafeDowncast(slot, to: CompositeSlot<Self>.self).update(view, in: context)
  }
}

extension Never: View {
  // No value of `Never` exists, so this cannot run.
  public var body: Never { fatalError("Never has no value that could be asked for its body.") }
}

/// A view that the tree mounts itself, without a body.
@MainActor
protocol Primitive: View where Body == Never {
  /// Creates the nodes and bindings of the view, and inserts its nodes before `before` or at the end.
  func mount(in context: MountContext, before: Node?) -> Slot
  /// Updates a slot that a view of the same type mounted.
  func update(_ slot: Slot, in context: MountContext)
}

extension Primitive {
  // Nothing calls it: a tree shows such a view as it is.
  public var body: Never { fatalError("\(Self.self) has no body: a ViewTree shows it as it is.") }

  public static func _mount(_ view: Self, in context: MountContext, before: Node?) -> Slot {
    view.mount(in: context, before: before)
  }

  public static func _update(_ slot: Slot, to view: Self, in context: MountContext) {
    view.update(slot, in: context)
  }
}
