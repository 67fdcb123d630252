/// A change that a modifier makes to elements of its content.
struct ElementModifier {
  /// Which elements take it.
  enum Target {
    /// The outermost ones: a container, not what is in it; each view of a group.
    case element
    /// The row around, inside a list; elsewhere the outermost element.
    case row
    /// All of some roles, at any depth.
    case all([Role])

    /// Whether an element of a role takes it, outside a row.
    func fits(_ role: Role) -> Bool {
      switch self {
      case .element, .row: true
      case .all(let roles): roles.contains(role)
      }
    }

    /// Whether the element in a row takes it: what is for the row, the row has taken.
    func fitsInsideRow(_ role: Role) -> Bool {
      if case .row = self { false } else { fits(role) }
    }

    /// Whether the row around an element takes it.
    var fitsRow: Bool { if case .row = self { true } else { false } }
  }

  var target = Target.element
  var apply: @MainActor (inout ElementDescription) -> Void
}

/// The modifiers that wait for the next elements, the innermost first.
final class ModifierList {
  let modifier: ElementModifier
  let outer: ModifierList?

  init(_ modifier: ElementModifier, outer: ModifierList?) {
    self.modifier = modifier
    self.outer = outer
  }

  /// Applies the outer ones first, so that the one nearest to a view wins.
  @MainActor
  func apply(to description: inout ElementDescription, where isWanted: (ElementModifier.Target) -> Bool) {
    outer?.apply(to: &description, where: isWanted)
    if isWanted(modifier.target) { modifier.apply(&description) }
  }

  /// Those that elements further inside take.
  var inherited: ModifierList? {
    let inherited = outer?.inherited
    guard case .all = modifier.target else { return inherited }
    return inherited === outer ? self : ModifierList(modifier, outer: inherited)
  }
}
