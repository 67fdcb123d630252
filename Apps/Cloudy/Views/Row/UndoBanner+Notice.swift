internal import BinderyViewModels
internal import BinderyViews

extension UndoBanner {
  /// Creates a banner that shows a notice.
  init(_ notice: UndoNotice) {
    self.init(notice.text, canUndo: notice.canUndo, undo: notice.undo, dismiss: notice.dismiss)
  }
}
