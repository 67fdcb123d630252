internal import BinderyViews
internal import PetFeederViewModels

extension UndoBanner {
  /// Creates the banner of a Pet Feeder window.
  init(_ window: PetFeederViewModel) {
    self.init(window.bannerText, canUndo: window.canUndo, undo: window.undo, dismiss: window.dismissBanner)
  }
}
