internal import BinderyViews
internal import PetFeederViewModels

extension UndoBanner {
  /// What was just done in a window of Pet Feeder.
  init(_ window: PetFeederViewModel) {
    self.init(window.bannerText, canUndo: window.canUndo, undo: window.undo, dismiss: window.dismissBanner)
  }
}
