extension LayoutBox {
  /// Whether it is in a bar: that of a screen, or of tabs.
  var isInBar: Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box is TabBarBox || box is BarBox { return true }
      next = box.parent
    }
    return false
  }

  /// The screen that contains it.
  var screen: ScreenBox? { nearestAncestor() }

  /// The framed layer that contains it.
  var overlay: OverlayBox? { nearestAncestor() }

  private func nearestAncestor<Box>() -> Box? {
    var next = parent
    while let box = next {
      if let found = box as? Box { return found }
      next = box.parent
    }
    return nil
  }

  /// Whether neither the box nor an ancestor is hidden.
  var isShown: Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box.isHidden { return false }
      next = box.parent
    }
    return true
  }

  /// The boxes inside that the keyboard can reach, from top to bottom.
  var reachableControls: [LayoutBox] {
    children.flatMap { child in
      child.isHidden ? [] : (child.isReachable ? [child] : []) + child.reachableControls
    }
  }

  func isInside(_ ancestor: LayoutBox) -> Bool {
    var next: LayoutBox? = self
    while let box = next {
      if box === ancestor { return true }
      next = box.parent
    }
    return false
  }

  /// Whether one of its children is a whole screen.
  var containsScreen: Bool { children.contains { !$0.isHidden && $0.isWholeScreen } }
}
