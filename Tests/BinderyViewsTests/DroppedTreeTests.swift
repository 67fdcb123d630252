import Bindery
import BinderyViews
import Testing

private enum Route: String, LosslessStringConvertible, Hashable {
  case page
  init?(_ description: String) { self.init(rawValue: description) }
  var description: String { rawValue }
}

@MainActor
private final class Model {
  @Box var path: [Route] = []
  @Box var isAsking = false
  @Box var isOn = false
  @Box var names = ["a", "b"]
  @Box var title = "one"
}

private struct Root: View {
  @Bindable var model: Model
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $model.path) {
      List {
        Section("Rows") {
          ForEach(model.names, id: \.self) { name in
            Text(name).swipeActions { Button("Delete", role: .destructive) { model.names = [] } }
          }
        }
        if model.isOn { NavigationLink("Page", value: Route.page) }
      }
      .refreshable {}
      .searchable(text: $model.title)
      .onChange(of: model.title) { _ in count += 1 }
      .navigationTitle(model.title)
      .toolbar { Button(model.title) { count += 1 } }
      .navigationDestination(for: Route.self) { _ in Text(model.title) }
      .alert("Sure?", isPresented: $model.isAsking) { Button("Yes") {} }
      .prompt("Name", isPresented: $model.isAsking, action: "Ok") { model.title = $0 }
    }
  }
}

/// Counts the models that have ended.
@MainActor
private final class Tally {
  @Box var ended = 0
}

/// Belongs to the closure of a list alone, and writes what the list reads when it ends with it.
@MainActor
private final class Guest {
  let tally: Tally

  init(_ tally: Tally) { self.tally = tally }

  isolated deinit { tally.ended += 1 }
}

private struct GuestView: View {
  let tally: Tally
  let onRead: @MainActor () -> Void

  var body: some View {
    let guest = Guest(tally)
    ForEach(rows(for: guest), id: \.self) { Text("\($0)") }
  }

  private func rows(for guest: Guest) -> [Int] {
    onRead()
    return Array(0...guest.tally.ended)
  }
}

@Suite("Trees that are dropped") @MainActor
struct DroppedTreeTests {
  @Test func aModelThatWritesAtItsEndRunsNothingInADroppedTree() {
    let tally = Tally()
    var runs = 0
    var tree: ViewTree? = ViewTree { GuestView(tally: tally) { runs += 1 } }
    weak let dropped = tree
    tree = nil
    #expect(dropped == nil)
    #expect(tally.ended == 1)
    #expect(runs == 1)
  }

  @Test func aTreeThatIsDroppedBetweenStepsRunsNothing() {
    let tally = Tally()
    let model = Model()
    var runs = 0
    var tree: ViewTree? = ViewTree(while: { false }) {
      VStack {
        GuestView(tally: tally) {}
        ForEach(0..<20 + model.names.count, id: \.self) { row in
          let _ = runs += 1
          Text("\(tally.ended) \(row)")
        }
      }
    }
    weak let dropped = tree
    let before = runs
    tree = nil
    #expect(dropped == nil)
    #expect(tally.ended == 1)
    #expect(runs == before)
  }

  @Test func stateThatOutlivesATreeMayChange() {
    let model = Model()
    var tree: ViewTree? = ViewTree { Root(model: model) }
    weak let dropped = tree
    model.path = [.page]
    model.isAsking = true
    tree = nil
    #expect(dropped == nil)
    model.title = "two"
    model.isAsking = false
    model.isAsking = true
    model.path = []
    model.path = [.page]
    model.names = ["b", "c"]
    model.isOn = true
    #expect(model.title == "two")
  }
}
