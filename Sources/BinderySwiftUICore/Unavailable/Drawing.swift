public import BinderyViews

// Apps do not draw individual points: the host draws shapes and pictures.

/// Unavailable: apps do not draw individual points.
@available(
  *, unavailable,
  message:
    "Nothing is drawn point by point here. Use Rectangle, RoundedRectangle, Circle or Capsule, a Chart, or a picture."
)
public struct Path: View {
  /// Unavailable.
  public var body: EmptyView { EmptyView() }
  /// Unavailable.
  public init() {}
  /// Unavailable.
  public init(_ draw: (inout Path) -> Void) {}
}

/// Unavailable: apps do not draw individual points.
@available(
  *, unavailable,
  message: "Nothing is drawn point by point here. Use shapes, a Chart, or a picture."
)
public struct Canvas: View {
  /// Unavailable.
  public var body: EmptyView { EmptyView() }
  /// Unavailable.
  public init<Context, Size>(renderer: @escaping (inout Context, Size) -> Void) {}
}

extension View {
  /// Unavailable: a terminal has no such effect, and blurred text is unreadable.
  @available(
    *, unavailable, message: "Nothing is blurred here. Use redacted(reason: .placeholder) or a background."
  )
  public func blur(radius: Double, opaque: Bool = false) -> Self { self }
}
