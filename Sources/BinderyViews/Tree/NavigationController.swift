/// What screens and links need of the navigation stack around.
@MainActor
protocol NavigationController: AnyObject {
  /// Says how routes are shown.
  func setDestination(_ destination: @escaping @MainActor (Any) -> AnyView?)
  /// Shows a route over what is shown.
  func push(_ route: Any)
  /// The texts of the path's routes, with one more.
  func path(appending route: String) -> [String]
}
