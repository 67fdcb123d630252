public import BinderyViewModels

/// A banner below the content of a screen that reports the last action and offers to undo it.
///
/// ```swift
/// .toolbar { UndoBanner(model.notice) }
/// ```
/// Screen readers announce it at the next pause. The notice decides how long it stays; give people about
/// a minute, because there is no other warning.
public struct UndoBanner: View {
  private let notice: UndoNotice

  /// Shows a notice while it has a message.
  public init(_ notice: UndoNotice) { self.notice = notice }

  public var body: some View {
    ToolbarItem(placement: .bottomBar) {
      StatusRegion {
        if let text = notice.text {
          Text(text).lineLimit(2)
          if notice.canUndo { Button("Undo") { notice.undo() } }
          Button("Close", icon: .close) { notice.dismiss() }
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
