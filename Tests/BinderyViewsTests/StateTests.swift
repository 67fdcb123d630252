import Bindery
import BinderyTesting
import BinderyViews
import Testing

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

@Suite("State and environment", .workScope) @MainActor
struct StateTests {
  @Test func stateOutlivesNewValuesOfTheView() {
    let model = Model()
    let host = TestHost { VStack { CounterView(title: model.title) } }
    host.tap("Count")
    #expect(host.texts.first == "one: 1")
    model.title = "two"
    #expect(host.texts.first == "two: 1")
    host.tap("Count")
    #expect(host.texts.first == "two: 2")
  }

  @Test func stateStartsAnewWithANewPlace() {
    @MainActor final class Model { @Box var isShown = true }
    let model = Model()
    let host = TestHost { VStack { if model.isShown { CounterView(title: "a") } } }
    host.tap("Count")
    model.isShown = false
    model.isShown = true
    #expect(host.texts.first == "a: 0")
  }

  @Test func aViewWithEqualInputsIsNotEvaluatedAgain() {
    let model = Model()
    let runs = Runs()
    let host = TestHost {
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
    #expect(host.texts == ["two"])
  }

  @Test func environmentReachesWhatStandsInside() {
    struct Reader: View {
      @Environment(\.location) private var location
      var body: some View { Text(location) }
    }
    let host = TestHost { VStack { Reader() }.environment(\.location, "here") }
    #expect(host.texts == ["here"])
  }

  @Test func aTaskEndsWithItsView() async {
    @MainActor final class Model { @Box var isShown = true }
    let model = Model()
    let never = Stub<Void, Void>("never")
    var wasCancelled: Bool?
    let host = TestHost {
      VStack {
        if model.isShown {
          Text("busy").task {
            try? await never()
            wasCancelled = Task.isCancelled
          }
        }
      }
    }
    await settle()
    #expect(wasCancelled == nil)
    model.isShown = false
    await settle()
    #expect(wasCancelled == true)
    host.close()
  }

  @Test func onChangeTellsLaterValuesOnly() {
    let model = Model()
    var seen: [Int] = []
    let host = TestHost { Text("x").onChange(of: model.number) { seen.append($0) } }
    model.number = 1
    model.number = 1
    model.number = 2
    host.close()
    model.number = 3
    #expect(seen == [1, 2])
  }
}
