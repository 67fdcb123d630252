import BinderyViews
import StarterViewModels

/// The count, and a button to count.
struct CounterView: View {
  let model: CounterViewModel

  var body: some View {
    VStack(spacing: 16) {
      Text(model.text).font(.title)
      HStack {
        Button("Count") { model.increase() }.buttonStyle(.borderedProminent)
        Button("Reset") { model.reset() }.disabled(!model.canReset)
      }
    }
  }
}
