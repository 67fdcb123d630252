public import Bindery
public import BinderyViewModels

/// One window of the shelter: the shelf, and the pages opened from it.
@MainActor
public final class PetAdoptionViewModel {
  /// The shelf.
  public let shelf: ShelfViewModel
  /// The page over the shelf, if one is open.
  @Box public var path: [PetRoute] = []

  private let shelter: Shelter
  private var pages: [PetRoute: PetPageViewModel] = [:]

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - shelter: The data that all windows share.
  ///   - scene: The state that the window restores.
  public init(shelter: Shelter, scene: SceneState = SceneState()) {
    self.shelter = shelter
    shelf = ShelfViewModel(shelter: shelter, scene: scene)
  }

  /// Returns the page of a pet, the same one for each call.
  public func page(of route: PetRoute) -> PetPageViewModel {
    if let page = pages[route] { return page }
    let page = PetPageViewModel(route.id, shelter: shelter, shelf: shelf)
    pages[route] = page
    return page
  }
}
