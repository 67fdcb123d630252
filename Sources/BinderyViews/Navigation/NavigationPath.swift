/// The path of a ``NavigationStack`` whose routes are of several types.
public struct NavigationPath: Equatable {
  var routes: [AnyHashable]

  /// An empty path.
  public init() { routes = [] }

  /// A path of some routes, from the root.
  public init<Routes: Sequence>(_ routes: Routes) where Routes.Element: Hashable {
    self.routes = routes.map { AnyHashable($0) }
  }

  /// How many screens lie over the root.
  public var count: Int { routes.count }

  /// Whether the root is in front.
  public var isEmpty: Bool { routes.isEmpty }

  /// Shows the screen of a route over what is shown.
  public mutating func append<Route: Hashable>(_ route: Route) { routes.append(AnyHashable(route)) }

  /// Goes back by some screens, at most to the root.
  public mutating func removeLast(_ count: Int = 1) { routes.removeLast(min(max(count, 0), routes.count)) }
}
