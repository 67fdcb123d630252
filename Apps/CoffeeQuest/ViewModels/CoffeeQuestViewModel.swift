public import Bindery
public import BinderyScenes
internal import CoffeeQuestModels

/// One window of CoffeeQuest: the map, and the screens over it.
@MainActor
public final class CoffeeQuestViewModel {
  /// The map and the list beside it.
  public let map: CafeMapViewModel
  /// The cafes that are liked.
  public let favorites: FavoritesViewModel
  /// The screens over the map.
  @Box public var path: [CafeRoute] = []

  private let guide: CafeGuide
  private var pages: [String: CafePageViewModel] = [:]

  /// Opens a window on what all windows share.
  /// - Parameters:
  ///   - guide: what all windows share.
  ///   - scene: keeps the search and the pin.
  public init(guide: CafeGuide, scene: SceneState = SceneState()) {
    self.guide = guide
    map = CafeMapViewModel(guide: guide, scene: scene)
    favorites = FavoritesViewModel(guide: guide)
  }

  /// The page of a cafe; the same one each time.
  public func page(of id: String) -> CafePageViewModel {
    if let page = pages[id] { return page }
    let page = CafePageViewModel(id, guide: guide, map: map)
    pages[id] = page
    return page
  }

  /// Goes to the cafes that are liked.
  public func showFavorites() { path = [.favorites] }
}
