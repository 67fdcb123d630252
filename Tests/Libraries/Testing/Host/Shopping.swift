import Bindery
import BinderyViews

/// A view model with an example of each interaction that a host supports.
@MainActor
final class Shopping {
  struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isBought = false
  }

  @Box var items: [Item] = []
  @Box var draft = ""
  @Box var unit = "Imperial"
  @Box var isQuiet = false
  @Box var asks = false
  @Box var count = 1.0
  private(set) var log: [String] = []

  init(_ names: [String] = []) {
    items = names.enumerated().map { Item(id: $0.offset, name: $0.element) }
  }

  var canAdd: Bool { !draft.isEmpty }

  func add() {
    items.append(Item(id: (items.map(\.id).max() ?? -1) + 1, name: draft))
    draft = ""
  }

  func remove(_ item: Item) { items.removeAll { $0.id == item.id } }

  func buy(_ item: Item) {
    guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
    items[index].isBought.toggle()
  }

  func reload() async { log.append("reloaded") }
}

struct ShoppingView: View {
  @Bindable var model: Shopping

  var body: some View {
    TextField("New item", text: $model.draft, prompt: Text("Enter an item")).onSubmit { model.add() }
    Button("Add") { model.add() }.disabled(!model.canAdd)
    List {
      Section("Items") {
        ForEach(model.items) { item in
          HStack {
            Text(item.name)
            if item.isBought { Text("bought") }
          }
          .onTapGesture { model.buy(item) }
          .swipeActions {
            Button("Delete", role: .destructive) { model.remove(item) }
          }
        }
      }
    }
    .refreshable { await model.reload() }
    Picker("Units", selection: $model.unit) {
      Text("Imperial").tag("Imperial")
      Text("Metric").tag("Metric")
    }
    Toggle("Quiet", isOn: $model.isQuiet)
    Stepper("Count", value: $model.count, in: 0...9)
    Button("Clear") { model.asks = true }
      .alert("Remove all?", isPresented: $model.asks) {
        Button("Cancel", role: .cancel) {}
        Button("Remove", role: .destructive) { model.items = [] }
      }
  }
}
