extension View {
  /// Sets the look of this part of the screen, and of the sheets that it presents. ``Scene/theme(_:)`` sets that of a whole window.
  public func theme(_ theme: Theme) -> some View {
    theme.reportAdjustments()
    return Surrounded(content: self, value: theme) { $0.environment.shownTheme = $1 }
      .element(.whole) { $0.set(.theme, theme) }
  }
}

extension EnvironmentValues {
  /// The theme of the surrounding part of a screen; nil if that of the window applies.
  @Entry var shownTheme: Theme?
}
