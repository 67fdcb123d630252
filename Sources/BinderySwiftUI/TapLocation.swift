public import BinderyViews
public import Foundation

/// The place of a press, which hosts do not report.
public struct TapLocation: Sendable, Hashable {
  /// The distance from the left edge.
  @available(*, unavailable, message: "Hosts report presses without a place. Use several buttons.")
  public var x: CGFloat { 0 }
  /// The distance from the upper edge.
  @available(*, unavailable, message: "Hosts report presses without a place. Use several buttons.")
  public var y: CGFloat { 0 }
}

extension View {
  /// Makes a view that is not a button respond to presses, with an action that ignores their place.
  ///
  /// - Parameter count: 1 for a press, 2 for a double press.
  public func onTapGesture(count: Int = 1, perform action: @escaping (TapLocation) -> Void) -> some View {
    onTapGesture(count: count) { action(TapLocation()) }
  }
}
