internal import Bindery
public import BinderyViews
public import PetAdoptionViewModels

/// A window: the shelf, and the pages over it.
public struct PetAdoptionView: View {
  @Bindable var model: PetAdoptionViewModel

  /// Creates a view of the given view model.
  public init(model: PetAdoptionViewModel) { self.model = model }

  public var body: some View {
    NavigationStack(path: $model.path) {
      ShelfView(model: model.shelf)
        .navigationDestination(for: PetRoute.self) { route in PetPageView(model: model.page(of: route)) }
    }
  }
}
