import Bindery
import Testing

@testable import BinderyViews

@MainActor
private final class Model {
  @Box var title = "one"
  @Box var number = 0
}

private struct CounterView: View {
  let title: String
  @State private var count = 0

  var body: some View {
    Text("\(title): \(count)")
    Button("Count") { count += 1 }
  }
}

@MainActor private final class Runs {
  var count = 0
}

private struct Leaf: View {
  let name: String
  let runs: Runs

  var body: some View {
    runs.count += 1
    return VStack { Text(name) }
  }
}

@MainActor
@Suite("State and environment")
struct StateTests {
  @Test func stateOutlivesNewValuesOfTheView() {
    let model = Model()
    let tree = ViewTree { VStack { CounterView(title: model.title) } }
    #expect(tree.tap("Count"))
    #expect(tree.root.texts.first == "one: 1")
    model.title = "two"
    #expect(tree.root.texts.first == "two: 1")
    #expect(tree.tap("Count"))
    #expect(tree.root.texts.first == "two: 2")
  }

  @Test func stateStartsAnewWithANewPlace() {
    @MainActor final class Model { @Box var isShown = true }
    let model = Model()
    let tree = ViewTree { VStack { if model.isShown { CounterView(title: "a") } } }
    #expect(tree.tap("Count"))
    model.isShown = false
    model.isShown = true
    #expect(tree.root.texts.first == "a: 0")
  }

  @Test func aViewWithEqualInputsIsNotEvaluatedAgain() {
    let model = Model()
    let runs = Runs()
    let tree = ViewTree {
      VStack {
        if model.number.isMultiple(of: 2) { Text("even") }
        Leaf(name: model.title, runs: runs)
      }
    }
    #expect(runs.count == 1)
    model.number = 1
    #expect(runs.count == 1)
    model.title = "two"
    #expect(runs.count == 2)
    #expect(tree.root.texts == ["two"])
  }

  @Test func environmentReachesWhatStandsInside() {
    struct Reader: View {
      @Environment(\.location) private var location
      var body: some View { Text(location) }
    }
    let tree = ViewTree { VStack { Reader() }.environment(\.location, "here") }
    #expect(tree.root.texts == ["here"])
  }

  @Test func aTaskEndsWithItsView() async {
    @MainActor final class Model { @Box var isShown = true }
    let model = Model()
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let tree = ViewTree {
      VStack {
        if model.isShown {
          Text("busy").task {
            let never = AsyncStream<Void> { _ in }
            for await _ in never {}
            end.yield(Task.isCancelled)
          }
        }
      }
    }
    model.isShown = false
    var iterator = ended.makeAsyncIterator()
    #expect(await iterator.next() == true)
    tree.unmount()
  }

  @Test func onChangeTellsLaterValuesOnly() {
    let model = Model()
    var seen: [Int] = []
    let tree = ViewTree { Text("x").onChange(of: model.number) { seen.append($0) } }
    model.number = 1
    model.number = 1
    model.number = 2
    tree.unmount()
    model.number = 3
    #expect(seen == [1, 2])
  }
}
