/// Converts routes to and from the texts that name screens in addresses.
///
/// A route has a text if its type is `LosslessStringConvertible`, or is made from a raw value that is.
enum RouteText {
  /// Returns the text of a route; `nil` if it has none.
  static func text(of route: AnyHashable) -> String? {
    if let route = route.base as? any LosslessStringConvertible { return route.description }
    if let route = route.base as? any RawRepresentable { return rawText(of: route) }
    return nil
  }

  /// Returns the route of a text; `nil` if there is none.
  static func value<Route>(_ type: Route.Type, of text: String) -> Route? {
    if let type = type as? any LosslessStringConvertible.Type { return type.init(text) as? Route }
    if let type = type as? any RawRepresentable.Type { return rawValue(type, of: text) as? Route }
    return nil
  }

  private static func rawText<Route: RawRepresentable>(of route: Route) -> String? {
    (route.rawValue as? any LosslessStringConvertible)?.description
  }

  private static func rawValue<Route: RawRepresentable>(_ type: Route.Type, of text: String) -> Any? {
    value(Route.RawValue.self, of: text).flatMap { Route(rawValue: $0) }
  }
}
