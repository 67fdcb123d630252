/// The routes that a window opens with, and whether a view shows something else because of them.
@MainActor
package final class OpenedLocation {
  /// The routes, from the root.
  package let routes: [String]
  /// Whether a navigation stack has opened at least one of them, or a view has read them.
  package internal(set) var isUsed = false

  init(_ routes: [String]) { self.routes = routes }
}
