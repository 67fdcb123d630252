public import Foundation

/// A view that takes the space that it is offered, and whose content knows its size.
///
///     GeometryReader { proxy in
///       Card().frame(height: proxy.size.width * 0.6)
///     }
///
/// The views of the content lie on each other, at the top leading corner. The host reports the size once it has laid out the view, and after each
/// change. Before that, and in a page without script, the size is a guess from the frames around the view and the last known width of the window.
public struct GeometryReader<Content: View>: View {
  @State private var space = MeasuredSpace()
  let content: @MainActor (GeometryProxy) -> Content

  /// Creates a reader with the views that a block returns for its size.
  public init(@ViewBuilder content: @escaping @MainActor (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View {
    let proxy = GeometryProxy(space: space)
    MeasuredView(space: space) { content(proxy) }
  }
}

/// The size of a ``GeometryReader``, or of a view with `onGeometryChange`. It is always the newest one, and reading it tracks it.
@preconcurrency @MainActor
public struct GeometryProxy {
  let space: MeasuredSpace

  /// The size in points.
  public var size: CGSize { space.size }

  /// The insets of the safe area: none, because only shapes and pictures reach behind the bars.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame in the view's own coordinates: the size, at the origin.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

  /// The frame in the coordinates of the window or of a view around it: its size alone.
  public func frame(in coordinateSpace: OuterCoordinateSpace) -> UnplacedFrame { UnplacedFrame(size: size) }
}

/// The coordinates of a view itself.
public struct CoordinateSpace: Sendable, Hashable {
  /// Those of the view itself.
  public static let local = CoordinateSpace()
}

/// The coordinates of what is around a view. Hosts report sizes, not positions, which change with every point that a person scrolls.
public struct OuterCoordinateSpace: Sendable, Hashable {
  /// Those of the window.
  public static let global = OuterCoordinateSpace()
  /// Those of a view around it.
  public static func named(_ name: some Hashable) -> OuterCoordinateSpace { global }
}

/// A frame whose position is unknown.
@dynamicMemberLookup
public struct UnplacedFrame: Sendable, Hashable {
  /// The size in points.
  public let size: CGSize
  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The edges, the middle and the origin.
  @available(*, unavailable, message: "Hosts report sizes, not positions. Use `.local` and a layout.")
  public subscript<Value>(dynamicMember part: KeyPath<CGRect, Value>) -> Value {
    CGRect(origin: .zero, size: size)[keyPath: part]
  }
}
