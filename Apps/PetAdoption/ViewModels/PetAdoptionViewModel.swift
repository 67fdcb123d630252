public import Bindery
public import BinderyScenes
internal import PetAdoptionModels

/// One window of the shelter: the shelf, and the pages opened from it.
@MainActor
public final class PetAdoptionViewModel {
  /// The shelf.
  public let shelf: ShelfViewModel
  /// The page over the shelf, if one is open.
  @Box public var path: [PetRoute] = []

  private let shelter: Shelter
  private var pages: [PetRoute: PetPageViewModel] = [:]

  /// Opens a window on what all windows share.
  /// - Parameters:
  ///   - shelter: what all windows share.
  ///   - scene: keeps the filters.
  public init(shelter: Shelter, scene: SceneState = SceneState()) {
    self.shelter = shelter
    shelf = ShelfViewModel(shelter: shelter, scene: scene)
  }

  /// The page of a pet; the same one each time.
  public func page(of route: PetRoute) -> PetPageViewModel {
    if let page = pages[route] { return page }
    let page = PetPageViewModel(route.id, shelter: shelter, shelf: shelf)
    pages[route] = page
    return page
  }
}
