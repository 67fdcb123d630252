internal import Bindery
public import BinderyViews
public import PetFeederViewModels

/// A window: the pets, the pages over them, the dialogs and alerts.
public struct PetFeederView: View {
  @Bindable var model: PetFeederViewModel

  /// Creates a view of the given view model.
  public init(model: PetFeederViewModel) { self.model = model }

  public var body: some View {
    Group {
      NavigationStack(path: $model.path) {
        HomeScreen(model: model)
          .navigationDestination(for: FeederRoute.self) { route in
            switch route {
            case .pet(let id): PetScreen(model: model.page(of: id), window: model)
            case .data: DataScreen(model: model.data, window: model)
            }
          }
      }
      PetQuestions(model: model.list)
      FeedQuestions(model: model.feeding)
      PeopleQuestions(model: model.people)
      AlertView(model: model)
    }
    .environment(\.timeZone, model.timeZone)
  }
}

/// The alerts.
struct AlertView: View {
  @Bindable var model: PetFeederViewModel

  var body: some View {
    EmptyView()
      .alert(model.alert?.title ?? "", isPresented: $model.showsAlert) {
        Button("Ok", role: .cancel) {}
      } message: {
        Text(model.alert?.message ?? "")
      }
  }
}
