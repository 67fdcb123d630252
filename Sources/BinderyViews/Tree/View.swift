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
  // Only the tree calls it, and it checks for `Primitive` first.
  public var body: Never { fatalError("\(Self.self) has no body: a ViewTree shows it as it is.") }
}
