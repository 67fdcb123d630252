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
  /// Nothing.
  public var body: EmptyView { EmptyView() }
  /// Unavailable: views are not measured.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

/// Unavailable: views are not measured.
@available(
  *, unavailable,
  message:
    "Views are not measured here. Use frame(maxWidth: .infinity), aspectRatio or LazyVGrid with adaptive columns."
)
public struct GeometryProxy {
  /// The size of the view.
  public var size: CGSize { neverRuns() }
  /// The part of the view that bars cover.
  public var safeAreaInsets: EdgeInsets { neverRuns() }
  /// Returns the place of the view.
  public func frame(in space: CoordinateSpace) -> CGRect { neverRuns() }
  /// Returns the visible part of what scrolls.
  public func bounds(of space: CoordinateSpace) -> CGRect? { nil }
  /// Returns the place of an anchor.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { neverRuns() }
}

/// Where coordinates begin; see ``GeometryProxy``.
public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)

  /// The nearest view that scrolls.
  public static var scrollView: CoordinateSpace { .global }

  /// The nearest view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .global }
}

/// Unavailable: views are not measured.
@available(
  *, unavailable,
  message: "A layout of one's own is not possible here. Use stacks, Grid and LazyVGrid with adaptive columns."
)
public protocol Layout {
  /// What a layout keeps between two passes.
  associatedtype Cache = Void
  /// The views to place.
  typealias Subviews = LayoutSubviews
}

/// The views that a `Layout` places.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last one.
  public var endIndex: Int { 0 }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
}

/// A view that a `Layout` places.
public struct LayoutSubview: Sendable {
  /// Returns the size for an offered size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  /// Places the view.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

/// A size that a view is offered.
public struct ProposedViewSize: Sendable, Hashable {
  /// No size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The width in points.
  public var width: CGFloat?
  /// The height in points.
  public var height: CGFloat?

  /// Names a width and a height in points.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Names a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the size with numbers instead of nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// The properties that two views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Unavailable: views are not measured.
@available(
  *, unavailable, message: "Views are not measured here. Use the alignment of a stack or frame."
)
public struct ViewDimensions {
  /// The width of the view.
  public var width: CGFloat { 0 }
  /// The height of the view.
  public var height: CGFloat { 0 }
  /// The place of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The place of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

extension View {
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

  /// Unavailable: the same picture in two places would have to be measured.
  @available(
    *, unavailable,
    message: "Two views are not one shape here. A NavigationLink is animated by its host: leave this out."
  )
  public func navigationTransition(_ transition: NavigationTransition) -> Self { self }

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

/// The animation of a screen; see `navigationTransition`.
public struct NavigationTransition: Sendable {
  /// That of the host.
  public static let automatic = NavigationTransition()
  /// From a view to the screen.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
    automatic
  }
}
