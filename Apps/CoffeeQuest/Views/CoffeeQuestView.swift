internal import Bindery
public import BinderyViews
public import CoffeeQuestViewModels

/// A window: the map, and the screens over it.
public struct CoffeeQuestView: View {
  @Bindable var model: CoffeeQuestViewModel

  /// Creates a view of the given view model.
  public init(model: CoffeeQuestViewModel) { self.model = model }

  public var body: some View {
    NavigationStack(path: $model.path) {
      SearchScreen(model: model.map) { model.showFavorites() }
        .navigationDestination(for: CafeRoute.self) { route in
          switch route {
          case .favorites: FavoritesScreen(model: model.favorites)
          case .cafe(let id): CafeScreen(model: model.page(of: id))
          }
        }
    }
  }
}
