extension Node {
  /// The theme that applies in the node's part of the screen, if the node sets one: its colors have enough contrast to those of the themes
  /// around it. A part of a window has the window's background.
  package var shownTheme: Theme? {
    self[.theme].map {
      role == .window ? $0 : $0.inside(surroundingTheme ?? Theme(), hasBackground: role == .sheet)
    }
  }

  /// The theme that applies around the node; nil for the default.
  package var surroundingTheme: Theme? {
    var node = parent
    while let next = node {
      if let theme = next.shownTheme { return theme }
      node = next.parent
    }
    return nil
  }
}
