import BinderyApp
import StarterViewModels

@main
struct StarterApp: App {
  private let service: any PlaceService

  init(_ launch: LaunchContext) throws { service = try OpenMeteoPlaces(environment: launch.environment) }

  var body: some Scene {
    WindowGroup("Starter Title") { SearchView(model: SearchViewModel(service: service, scene: .current)) }
    // .theme(.paper)  // The look: colors, fonts, corners, density.
  }
}
