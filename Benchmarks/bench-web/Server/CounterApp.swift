internal import Bindery
internal import BinderyViews

/// A number and a button: the smallest window.
struct CounterApp: WindowScene {
  let title = "Counter"
  let path = "counter"
  let summary = "Counts."
  var window: some View { CounterView() }
}

private struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count)")
      Button("Count") { count += 1 }
    }
  }
}
