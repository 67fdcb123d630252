public import BinderyViews
public import Foundation

// A view here does not know its size: the host does the layout, also when a window is resized, without
// asking the app.

/// Unavailable: views are not measured.
@available(
  *, unavailable,
  message:
    "Views are not measured here. Use frame(maxWidth: .infinity), aspectRatio or LazyVGrid with adaptive columns."
)
public struct GeometryReader<Content: View>: View {
  /// Unavailable.
  public var body: EmptyView { EmptyView() }
  /// Unavailable.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// Unavailable: views are not measured.
@available(
  *, unavailable,
  message:
    "Views are not measured here. Use frame(maxWidth: .infinity), aspectRatio or LazyVGrid with adaptive columns."
)
public struct GeometryProxy {
  /// Unavailable.
  public var size: CGSize { fatalError("Unavailable") }
  /// Unavailable.
  public var safeAreaInsets: EdgeInsets { fatalError("Unavailable") }
  /// Unavailable.
  public func frame(in space: CoordinateSpace) -> CGRect { fatalError("Unavailable") }
}

/// Where coordinates begin; see ``GeometryProxy``.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

/// Unavailable: views are not measured.
@available(
  *, unavailable,
  message:
    "Views report nothing to those around them here. Keep the value in the view model and read it where it is needed."
)
public protocol PreferenceKey {}

/// Unavailable: views are not measured.
@available(
  *, unavailable,
  message: "A layout of one's own is not possible here. Use stacks, Grid and LazyVGrid with adaptive columns."
)
public protocol Layout {}

/// The properties that two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]

  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Unavailable: views are not measured.
@available(
  *, unavailable, message: "Views are not measured here. Use the alignment of a stack or frame."
)
public struct ViewDimensions {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

extension View {
  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message:
      "Views report nothing to those around them here. Keep the value in the view model and read it where it is needed."
  )
  public func preference<Key, Value>(key: Key.Type, value: Value) -> Self { self }

  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message:
      "Views report nothing to those around them here. Keep the value in the view model and read it where it is needed."
  )
  public func onPreferenceChange<Key, Value>(_ key: Key.Type, perform action: @escaping (Value) -> Void)
    -> Self
  {
    self
  }

  /// Unavailable: the same picture in two places would have to be measured.
  @available(
    *, unavailable,
    message: "Two views are not one shape here. Show one or the other: the host animates what comes and goes."
  )
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Self { self }

  /// Unavailable: the same picture in two places would have to be measured.
  @available(
    *, unavailable,
    message: "Two views are not one shape here. A NavigationLink is animated by its host: leave this out."
  )
  public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }

  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message:
      "Views are not measured here. Use frame(maxWidth: .infinity), aspectRatio or LazyVGrid with adaptive columns."
  )
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> Self { self }

  /// Unavailable: views are not measured.
  @available(
    *, unavailable,
    message:
      "Views are not measured here. Use frame(maxWidth: .infinity), aspectRatio or LazyVGrid with adaptive columns."
  )
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }

  /// Unavailable: views are not measured.
  @available(*, unavailable, message: "Views have no coordinates here: leave this out.")
  public func coordinateSpace<Name: Hashable>(name: Name) -> Self { self }

  /// Unavailable: views are not measured.
  @available(*, unavailable, message: "Views have no coordinates here: leave this out.")
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }
}
