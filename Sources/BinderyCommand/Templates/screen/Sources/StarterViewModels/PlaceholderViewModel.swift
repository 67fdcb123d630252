import Bindery
import BinderyViewModels

/// The view model of one window's `PlaceholderView`.
@MainActor
public final class PlaceholderViewModel {
  /// What is typed.
  @Box public var text = ""

  /// Creates the view model of a window.
  /// - Parameter scene: The state of the window, which keeps the text when the page is loaded again.
  public init(scene: SceneState = SceneState()) {
    scene.keep("Placeholder.text", of: self, \.text)
  }

  /// The title of the screen.
  public var title: String { text.isEmpty ? "Placeholder Title" : text }
}
