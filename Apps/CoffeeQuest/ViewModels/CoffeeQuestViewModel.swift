public import Bindery
public import BinderyViewModels

/// One window of CoffeeQuest: the map, and the screens over it.
@MainActor
public final class CoffeeQuestViewModel {
  /// The map and the list beside it.
  public let map: CafeMapViewModel
  /// The favorites.
  public let favorites: FavoritesViewModel
  /// The screens over the map.
  @Box public var path: [CafeRoute] = []

  private let guide: CafeGuide
  private var pages: [String: CafePageViewModel] = [:]

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - guide: The data and services that all windows share.
  ///   - scene: The state that the window restores.
  public init(guide: CafeGuide, scene: SceneState = SceneState()) {
    self.guide = guide
    map = CafeMapViewModel(guide: guide, scene: scene)
    favorites = FavoritesViewModel(guide: guide)
  }

  /// Returns the page of a cafe, the same one for each call.
  public func page(of id: String) -> CafePageViewModel {
    if let page = pages[id] { return page }
    let page = CafePageViewModel(id, guide: guide, map: map)
    pages[id] = page
    return page
  }

  /// Opens the favorites.
  public func showFavorites() { path = [.favorites] }
}
