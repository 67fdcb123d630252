/// A change that a modifier makes to the elements of its content.
struct ElementModifier {
  /// Which element takes it.
  enum Target {
    case element
    /// The row around, inside a list; elsewhere the element itself.
    case row
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
}
