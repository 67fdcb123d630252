/// The context in which a view is mounted.
@MainActor
public struct MountContext {
  /// The role of an element's direct children.
  enum Container {
    /// Views are unchanged.
    case plain
    /// Views are unchanged, and appear when they are seen.
    case lazy
    /// Each view is a row, and appears when it is seen.
    case rows
    /// Each view is an option of a picker.
    case options
  }

  /// When the views of a place appear.
  enum Sight {
    /// When they are mounted.
    case always
    /// When they are seen: in a lazy container, among the first rows, which appear at once until a host reports what is seen.
    case first
    /// When they are seen, and not before.
    case later
  }

  private(set) var surroundings: Surroundings
  /// The surrounding element.
  private(set) var node: Node
  /// The modifiers that the next elements receive, the innermost first.
  var modifiers: ModifierList?
  /// The number of surrounding bindings: outer ones run first.
  private(set) var depth: Int32 = 0
  private(set) var container = Container.plain
  /// Where it is in a container whose rows appear when they are seen.
  var sight = Sight.always

  init(tree: ViewTree, node: Node, environment: EnvironmentValues) {
    surroundings = Surroundings(tree: tree, environment: environment)
    self.node = node
  }

  var tree: ViewTree { surroundings.tree }
  var environment: EnvironmentValues { surroundings.environment }

  /// The context inside an element of this context.
  func inside(_ node: Node, container: Container = .plain) -> MountContext {
    var context = self
    context.node = node
    context.container = container
    switch container {
    case .plain: break
    case .lazy, .rows: if sight == .always { context.sight = .first }
    case .options: context.sight = .always
    }
    context.modifiers = modifiers?.inherited
    return context
  }

  /// Returns the context in another place: over everything, in a toolbar, in a row's actions. No modifiers apply
  /// there.
  func detached(in node: Node) -> MountContext {
    var context = inside(node)
    context.modifiers = nil
    context.sight = .always
    return context
  }

  /// The context inside one more binding.
  func deeper() -> MountContext {
    var context = self
    context.depth += 1
    return context
  }

  /// Returns the same place with changed surroundings.
  func surrounded(_ change: @MainActor (Surroundings) -> Void) -> MountContext {
    var context = self
    context.surroundings = surroundings.copy()
    change(context.surroundings)
    return context
  }

  /// Returns the same place in other surroundings.
  func surrounded(by surroundings: Surroundings) -> MountContext {
    var context = self
    context.surroundings = surroundings
    return context
  }

  /// The depth of an element's bindings in this context.
  var bindingDepth: Int { Int(depth) + 1 }

  func mount<Content: View>(_ view: Content, before: Node?) -> Slot {
    Content._mount(view, in: self, before: before)
  }

  func update<Content: View>(_ slot: Slot, to view: Content) { Content._update(slot, to: view, in: self) }
}
