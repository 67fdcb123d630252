import BinderyApp
import StarterViewModels

@main
struct StarterApp: App {
  var body: some Scene {
    WindowGroup("Starter Title") { CounterView(model: CounterViewModel(scene: .current)) }
    // .theme(.paper)  // The look: colors, fonts, corners, density.
  }
}
