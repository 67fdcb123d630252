internal import Bindery
public import BinderyViews
public import CloudyViewModels

/// One window of Cloudy.
public struct CloudyView: View {
  @Bindable private var model: CloudyViewModel

  /// Creates a view of the given view model.
  public init(model: CloudyViewModel) {
    _model = Bindable(wrappedValue: model)
  }

  public var body: some View {
    NavigationStack(path: $model.path) {
      ForecastScreen(model: model)
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .locations:
            LocationsScreen(model: model.locations, banner: model.banner) { model.showAddLocation() }
          case .addLocation: AddLocationScreen(model: model.addLocation)
          case .glance: GlanceScreen(model: model.glance)
          case .settings: SettingsScreen(model: model.settings)
          }
        }
    }
    .task { model.start() }
  }
}
