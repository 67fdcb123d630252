/// What was just done, told below the content of a screen, with the way back.
///
/// ```swift
/// .toolbar {
///   UndoBanner(model.bannerText, canUndo: model.canUndo, undo: model.undo, dismiss: model.dismissBanner)
/// }
/// ```
/// Those who don't see it hear it when they pause, wherever they are. The view model decides for how long it stays: give
/// people a minute or so, for it is the only warning they get.
public struct UndoBanner: View {
  let text: @MainActor () -> String?
  let canUndo: @MainActor () -> Bool
  let undo: @MainActor () -> Void
  let dismiss: @MainActor () -> Void

  /// Tells what was done. What the first two arguments read is tracked.
  ///
  /// - Parameters:
  ///   - text: what was done, or why it was not; nil while there is nothing to tell.
  ///   - canUndo: whether there is a way back.
  ///   - undo: goes back.
  ///   - dismiss: takes the banner away.
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

/// The live region that announces it, which is mounted before there is a message.
private struct StatusRegion<Content: View>: View {
  @ViewBuilder let content: @MainActor () -> Content
}

extension StatusRegion: ElementView {
  func role(in context: MountContext) -> Role { .status }
  func describe(_ element: inout ElementDescription, in context: MountContext) {}
  var block: (@MainActor () -> Content)? { content }
}
