internal import BinderyViews
internal import MovieInfoViewModels

extension UndoBanner {
  /// What a window of MovieInfo just removed.
  init(_ model: UndoViewModel) {
    self.init(model.text, canUndo: model.canUndo, undo: model.undo, dismiss: model.dismiss)
  }
}
