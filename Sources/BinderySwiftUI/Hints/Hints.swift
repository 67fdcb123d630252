public import BinderyViews

extension View {
  /// Accepted without effect: screen readers need every label.
  public func labelsHidden() -> some View { self }

  /// Accepted without effect: a browser's own back button stays.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View { self }

  /// Accepted without effect: a screen has no bar without a title and items.
  public func navigationBarHidden(_ isHidden: Bool) -> some View { self }
}
