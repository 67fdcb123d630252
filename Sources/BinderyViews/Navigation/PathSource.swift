internal import Bindery

/// The routes of a navigation stack, regardless of their types and storage.
struct PathSource {
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
}

/// The path of a navigation stack that was created without one.
@MainActor
final class OwnPath {
  @Box var path = NavigationPath()

  var source: PathSource { PathSource(Binding(to: self, \.path)) }
}
