public import BinderyViews
public import Foundation

// A view here tells nothing to the views around it: what several views show is a value of the view model.

/// Unavailable: views report nothing to the views around them.
@available(
  *, unavailable,
  message:
    "Views report nothing to those around them here. Keep the value in the view model and read it where it is needed."
)
public protocol PreferenceKey {
  /// What views report.
  associatedtype Value
  /// The value if no view reports one.
  static var defaultValue: Value { get }
  /// Adds the value of another view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

@available(
  *, unavailable,
  message:
    "Views report nothing to those around them here. Keep the value in the view model and read it where it is needed."
)
extension View {
  /// Unavailable: views report nothing to the views around them.
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> Self { self }

  /// Unavailable: views report nothing to the views around them.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> Self where Key.Value: Equatable { self }

  /// Unavailable: views report nothing to the views around them.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ transform: @escaping (inout Key.Value) -> Void
  ) -> Self { self }

  /// Unavailable: views report nothing to the views around them.
  public func anchorPreference<Key: PreferenceKey, Place>(
    key: Key.Type = Key.self, value: AnchorSource<Place>,
    transform: @escaping (Anchor<Place>) -> Key.Value
  ) -> Self { self }

  /// Unavailable: views report nothing to the views around them.
  public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> Self { self }

  /// Unavailable: views report nothing to the views around them.
  public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> Content
  ) -> Self { self }
}

/// A place in a view; see `anchorPreference`.
public struct Anchor<Value> {}

/// The places of which there are anchors; see `anchorPreference`.
public struct AnchorSource<Value> {}

extension AnchorSource where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: AnchorSource<CGRect> { AnchorSource() }
}

extension AnchorSource where Value == CGPoint {
  /// The middle of the view.
  public static var center: AnchorSource<CGPoint> { AnchorSource() }
}
