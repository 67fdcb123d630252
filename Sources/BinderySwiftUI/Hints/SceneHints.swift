public import BinderyViews

extension Scene {
  /// Accepted without effect: people size their windows.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
}
