/// The path of a ``NavigationStack`` whose routes are of several types.
public struct NavigationPath: Equatable {
  var routes: [AnyHashable]

  /// An empty path.
  public init() { routes = [] }

  /// Creates a path of routes, from the root.
  public init<Routes: Sequence>(_ routes: Routes) where Routes.Element: Hashable {
    self.routes = routes.map { AnyHashable($0) }
  }

  /// The number of screens over the root.
  public var count: Int { routes.count }

  /// Whether the root is shown.
  public var isEmpty: Bool { routes.isEmpty }

  /// Shows the screen of a route over the current one.
  public mutating func append<Route: Hashable>(_ route: Route) { routes.append(AnyHashable(route)) }

  /// Goes back by some screens, at most to the root.
  public mutating func removeLast(_ count: Int = 1) { routes.removeLast(min(max(count, 0), routes.count)) }
}
