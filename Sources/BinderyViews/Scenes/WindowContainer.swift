/// A kind of window that shows another one at a place of its own.
@MainActor
package protocol WindowContainer: WindowScene {
  /// Returns the same place with another window.
  func replacingWindow(_ replacement: (any WindowScene) -> any WindowScene) -> any WindowScene
}
