public import Bindery
public import BinderyViewModels
internal import Foundation

/// One window of the shelter: the shelf, and the pages opened from it.
@MainActor
public final class PetAdoptionViewModel {
  /// The shelf.
  public let shelf: ShelfViewModel
  /// The page over the shelf, if one is open.
  @Box public var path: [PetRoute] = []

  /// The window among those who look at a pet. It stays the same when the page is loaded again.
  @Box private var visitor = ""
  private let scene: SceneState
  private let shelter: Shelter
  private var following: Disposable?
  private var pages: [PetRoute: PetPageViewModel] = [:]

  /// Creates the view model of a window.
  /// - Parameters:
  ///   - shelter: The data that all windows share.
  ///   - scene: The state that the window restores.
  public init(shelter: Shelter, scene: SceneState = SceneState()) {
    self.shelter = shelter
    self.scene = scene
    shelf = ShelfViewModel(shelter: shelter, scene: scene)
    scene.keep("visitor", of: self, \.visitor)
    if visitor.isEmpty { visitor = UUID().uuidString }
    following = effect(self) { $0.showWhoLooks() }
  }

  /// Returns the page of a pet, the same one for each call.
  public func page(of route: PetRoute) -> PetPageViewModel {
    if let page = pages[route] { return page }
    let page = PetPageViewModel(route.id, shelter: shelter, shelf: shelf)
    pages[route] = page
    return page
  }

  /// Lets the page on top, if somebody sees the window, be the one that it looks at.
  private func showWhoLooks() {
    let (top, isShown, visitor) = (path.last, scene.isShown, visitor)
    untracked {
      for (route, page) in pages where route != top { page.look(as: nil) }
      if let top { page(of: top).look(as: isShown ? PetVisitor(id: visitor) : nil) }
    }
  }
}
