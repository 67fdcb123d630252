internal import BinderyViews
internal import MovieInfoViewModels

extension UndoBanner {
  /// Creates the banner of a MovieInfo window.
  init(_ model: UndoViewModel) {
    self.init(model.text, canUndo: model.canUndo, undo: model.undo, dismiss: model.dismiss)
  }
}
