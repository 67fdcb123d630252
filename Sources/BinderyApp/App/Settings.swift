public import BinderyViews

/// The window of an app's settings, at the path `settings`.
public struct Settings<Content: View>: WindowScene {
  /// Settings.
  public let title = "Settings"
  /// The path.
  public let path = "settings"
  /// The settings of the app.
  public let summary = "The settings of the app."
  private let content: @MainActor () -> Content

  /// Creates settings with the view of a block.
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.content = content }

  /// The view of a new window.
  public var window: Content { content() }
}
