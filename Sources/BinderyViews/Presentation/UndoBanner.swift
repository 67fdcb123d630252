/// A banner below the content of a screen that reports the last action and offers to undo it.
///
/// ```swift
/// .toolbar {
///   UndoBanner(model.bannerText, canUndo: model.canUndo, undo: model.undo, dismiss: model.dismissBanner)
/// }
/// ```
/// Screen readers announce it at the next pause. The view model decides how long it stays; give people about
/// a minute, because there is no other warning.
public struct UndoBanner: View {
  let text: @MainActor () -> String?
  let canUndo: @MainActor () -> Bool
  let undo: @MainActor () -> Void
  let dismiss: @MainActor () -> Void

  /// Shows a message. The first two arguments are tracked.
  ///
  /// - Parameters:
  ///   - text: the action, or why it failed; `nil` while there is no message.
  ///   - canUndo: whether the action can be undone.
  ///   - undo: undoes the action.
  ///   - dismiss: hides the banner.
  public init(
    _ text: @autoclosure @escaping @MainActor () -> String?,
    canUndo: @autoclosure @escaping @MainActor () -> Bool, undo: @escaping @MainActor () -> Void,
    dismiss: @escaping @MainActor () -> Void
  ) {
    self.text = text
    self.canUndo = canUndo
    self.undo = undo
    self.dismiss = dismiss
  }

  public var body: some View {
    ToolbarItem(placement: .bottomBar) {
      StatusRegion {
        if let text = text() {
          Text(text).lineLimit(2)
          if canUndo() { Button("Undo", action: undo) }
          Button("Close", icon: .close, action: dismiss)
        }
      }
    }
  }
}

/// The live region that announces the message, mounted before there is one.
private struct StatusRegion<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content
}

extension StatusRegion: ElementView {
  func role(in context: MountContext) -> Role { .status }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var block: (@MainActor () -> Content)? { content }
}
