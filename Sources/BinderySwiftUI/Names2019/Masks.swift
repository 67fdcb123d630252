public import BinderyViews

extension View {
  /// Clips the view to a shape: the name of 2019 for `clipShape`.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View { clipShape(mask) }

  /// Clips the view to a shape, which is as large as the view.
  public func mask<Mask: Shape>(@ViewBuilder _ mask: () -> Mask) -> some View { clipShape(mask()) }
}
