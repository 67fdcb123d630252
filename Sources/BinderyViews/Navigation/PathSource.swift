internal import Bindery

/// The routes of a navigation stack, regardless of their types and storage.
struct PathSource {
  /// The largest number of routes that an address opens.
  static let mostOfAnAddress = 32

  let get: @MainActor () -> [AnyHashable]
  let set: @MainActor ([AnyHashable]) -> Void
  /// Whether a value can be one of the routes.
  let takes: @MainActor (AnyHashable) -> Bool
  /// Returns the route of a text; `nil` if the screens decide which values have one.
  let parse: (@MainActor (String) -> AnyHashable?)?

  /// Routes of one type.
  @MainActor
  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>)
  where Data.Element: Hashable {
    get = { path.wrappedValue.map { AnyHashable($0) } }
    set = { routes in path.wrappedValue = Data(routes.compactMap { $0.base as? Data.Element }) }
    takes = { $0.base is Data.Element }
    parse = { text in RouteText.value(Data.Element.self, of: text).map { AnyHashable($0) } }
  }

  /// Routes of several types.
  @MainActor
  init(_ path: Binding<NavigationPath>) {
    get = { path.wrappedValue.routes }
    set = { routes in
      var changed = NavigationPath()
      changed.routes = routes
      path.wrappedValue = changed
    }
    takes = { _ in true }
    parse = nil
  }

  /// Returns the routes of texts of an address, up to the first one that has none; `nil` if the screens decide which values have one.
  @MainActor
  func routes(of texts: [String]) -> [AnyHashable]? {
    guard let parse else { return nil }
    var routes: [AnyHashable] = []
    for text in texts.prefix(Self.mostOfAnAddress) {
      guard let route = parse(text) else { break }
      routes.append(route)
    }
    return routes
  }
}

/// The path of a navigation stack that was created without one.
@MainActor
final class OwnPath {
  @Box var path = NavigationPath()

  var source: PathSource { PathSource(Binding(to: self, \.path)) }
}
