import BinderyApp
import StarterViewModels

@main
struct StarterApp: App {
  private let items: SharedRecords<Item>

  init(_ launch: LaunchContext) { items = SharedRecords(launch.store) }

  var body: some Scene {
    WindowGroup("Starter Title") { ListView(model: ListViewModel(items: items, scene: .current)) }
    // .theme(.paper)  // The look: colors, fonts, corners, density.
  }
}
