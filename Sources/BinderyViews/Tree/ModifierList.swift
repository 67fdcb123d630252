/// A change that a modifier makes to elements of its content.
struct ElementModifier {
  /// The elements that a modifier applies to.
  enum Target {
    /// The outermost ones: a container, not its content; each view of a group.
    case element
    /// The surrounding row in a list, and each row of a section; otherwise the outermost element.
    case row
    /// The surrounding row in a list, or the section itself; otherwise the outermost element. For what identifies a
    /// row, or moves it.
    case ownRow
    /// All elements with some roles, at any depth.
    case all([Role])
    /// The box around the outermost ones, at a stage of ``BoxStage``; a box may open around another one for it.
    case box(BoxStage)
    /// The outermost ones, and the current outermost box around each: for properties that everything inside
    /// inherits.
    case inherited
    /// The current outermost box around the outermost ones: for the appearance of the whole.
    case whole

    /// Whether it applies to an element with this role outside a row.
    func fits(_ role: Role) -> Bool {
      switch self {
      case .element, .row, .ownRow, .box, .inherited, .whole: true
      case .all(let roles): roles.contains(role)
      }
    }

    /// Whether it applies to the element in a row; modifiers for the row are applied to the row.
    func fitsInsideRow(_ role: Role) -> Bool { !fitsRow && fits(role) }

    /// Whether it applies to the row around an element.
    var fitsRow: Bool {
      switch self {
      case .row, .ownRow: true
      case .element, .all, .box, .inherited, .whole: false
      }
    }

    /// Whether it applies to a section of a list; modifiers for rows are applied to its rows.
    func fitsSection(_ role: Role) -> Bool {
      if case .row = self { false } else { fits(role) }
    }
  }

  var target = Target.element
  /// Whether a modifier of the whole also applies to the element inside its boxes: a control that is disabled.
  var isForControls = false
  var apply: @MainActor (inout ElementDescription) -> Void
}

/// The modifiers for the next elements, the innermost first.
final class ModifierList {
  let modifier: ElementModifier
  let outer: ModifierList?
  /// Whether one of them may open a box.
  let hasBoxes: Bool

  init(_ modifier: ElementModifier, outer: ModifierList?) {
    self.modifier = modifier
    self.outer = outer
    if case .box = modifier.target { hasBoxes = true } else { hasBoxes = outer?.hasBoxes ?? false }
  }

  /// Applies outer modifiers first, so that the innermost one wins.
  @MainActor
  func apply(to description: inout ElementDescription, where isWanted: (ElementModifier.Target) -> Bool) {
    outer?.apply(to: &description, where: isWanted)
    if isWanted(modifier.target) { modifier.apply(&description) }
  }

  /// The modifiers that apply to elements deeper inside.
  var inherited: ModifierList? {
    filtered { if case .all = $0 { true } else { false } }
  }

  /// The modifiers of a section that apply to its rows, and to elements deeper inside.
  var inheritedByRows: ModifierList? {
    filtered {
      switch $0 {
      case .all, .row: true
      case .element, .ownRow, .box, .inherited, .whole: false
      }
    }
  }

  private func filtered(_ isKept: (ElementModifier.Target) -> Bool) -> ModifierList? {
    let rest = outer?.filtered(isKept)
    guard isKept(modifier.target) else { return rest }
    return rest === outer ? self : ModifierList(modifier, outer: rest)
  }
}
