extension Node {
  /// The controls in the menus of a window that can be used now, in their order, each with the name of its menu. None can be used while
  /// something covers the window.
  package var menuControls: [(menu: String, control: Node)] {
    guard !children.contains(where: \.role.isOverEverything) else { return [] }
    return children.filter { $0.role == .commands }.flatMap { menu in
      menu.usableControls.map { (menu[.title] ?? "", $0) }
    }
  }

  private var usableControls: [Node] {
    if isTrue(.isHidden) || isTrue(.isDisabled) { return [] }
    return switch role {
    case .button, .locationButton, .link, .toggle, .picker: [self]
    default: children.flatMap(\.usableControls)
    }
  }
}
