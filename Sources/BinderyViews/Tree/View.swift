/// A piece of what an app shows, described in SwiftUI's words.
///
/// A view is a value that says what is to be seen; it is cheap to make and thrown away. What it reads of a view model
/// in ``body``, in a container's block or in a value argument is tracked, and only that part is evaluated again when
/// it changes.
@MainActor
public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of, from what the view model says now.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  // No value of `Never` exists, so this can't run.
  public var body: Never { fatalError("Never has no value that could be asked for its body.") }
}

/// A view that the tree mounts itself, without asking for its body.
@MainActor
protocol Primitive: View where Body == Never {
  /// Makes the nodes and bindings of the view, its nodes before `before` or last.
  func mount(in context: MountContext, before: Node?) -> Slot
  /// Brings a slot that an equal type of view mounted to what this view says.
  func update(_ slot: Slot, in context: MountContext)
}

extension Primitive {
  // Only the tree asks, and it checks for `Primitive` first.
  public var body: Never { fatalError("\(Self.self) has no body: a ViewTree shows it as it is.") }
}
