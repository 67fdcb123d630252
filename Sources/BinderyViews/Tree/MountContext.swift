internal import Bindery

/// What a view needs to know of the place where it is mounted.
@MainActor
struct MountContext {
  /// What stands directly inside the element around.
  enum Container {
    /// Views as they are.
    case plain
    /// Each view is a row.
    case rows
    /// Each view is an option of a picker.
    case options
  }

  unowned let tree: ViewTree
  /// The element around.
  var node: Node
  var container = Container.plain
  /// How many bindings are around: outer ones run first.
  var depth = 0
  var environment: EnvironmentValues
  /// Modifiers that the next elements take, the innermost first.
  var modifiers: ModifierList?
  /// The screen around.
  var screen: ScreenSlot?
  /// The picker around.
  var choice: Choice?
  /// What a button does besides its action: an alert's button also closes it.
  var answer: (@MainActor () -> Void)?
  /// The navigation stack around.
  var navigation: (any NavigationController)?

  init(tree: ViewTree, node: Node, environment: EnvironmentValues) {
    self.tree = tree
    self.node = node
    self.environment = environment
  }

  /// The context inside an element of this context.
  func inside(_ node: Node, container: Container = .plain) -> MountContext {
    var context = self
    context.node = node
    context.container = container
    context.modifiers = nil
    return context
  }

  func deeper() -> MountContext {
    var context = self
    context.depth += 1
    return context
  }

  func mount<Content: View>(_ view: Content, before: Node?) -> Slot {
    if let primitive = view as? any Primitive { return primitive.mount(in: self, before: before) }
    let slot = CompositeSlot(view, in: self)
    slot.mount(before: before)
    return slot
  }

  func update<Content: View>(_ slot: Slot, to view: Content) {
    if let primitive = view as? any Primitive {
      primitive.update(slot, in: self)
    } else {
      unsafeDowncast(slot, to: CompositeSlot<Content>.self).update(view, in: self)
    }
  }
}
