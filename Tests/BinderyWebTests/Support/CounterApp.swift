import Bindery
import BinderyViews

/// A minimal app with one counter.
struct CounterApp: WindowScene {
  let title = "Counter"
  let path: String
  let summary = "Counts."

  init(path: String = "counter") { self.path = path }

  var window: some View { CounterView(model: CounterModel()) }
}

@MainActor
final class CounterModel {
  @Box private(set) var count = 0

  func increment() { count += 1 }
}

struct CounterView: View {
  let model: CounterModel
  @Environment(\.location) private var location

  var body: some View {
    VStack {
      Text("Count: \(model.count)")
      Button("More") { model.increment() }
      Text("At \(location.joined(separator: "/"))")
      Button("Nothing") {}
    }
  }
}
