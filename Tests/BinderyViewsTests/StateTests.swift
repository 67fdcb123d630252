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

private enum ThemeKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme

  var body: some View { Text(theme) }
}

private struct Between: View {
  var body: some View { VStack { Themed() } }
}

private struct Follower: View {
  let number: Int
  let follow: @MainActor (Int) -> Void

  var body: some View { Text("\(number)").onChange(of: number) { follow($0) } }
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

  @Test func stateResetsAtANewPosition() {
    @MainActor final class Model { @Box var isShown = true }
    let model = Model()
    let host = TestHost { VStack { if model.isShown { CounterView(title: "a") } } }
    host.tap("Count")
    model.isShown = false
    model.isShown = true
    #expect(host.texts.first == "a: 0")
  }

  @Test func stateResetsWithANewIdentity() {
    @MainActor final class Model { @Box var id = 1 }
    let model = Model()
    let host = TestHost { VStack { CounterView(title: "a").id(model.id) } }
    host.tap("Count")
    #expect(host.texts.first == "a: 1")
    model.id = 2
    #expect(host.texts.first == "a: 0")
  }

  @Test func missingOptionalEnvironmentObjectsAreNil() {
    final class Settings {}
    struct Reader: View {
      @Environment(Settings.self) private var settings: Settings?
      var body: some View { Text(settings == nil ? "none" : "one") }
    }
    let host = TestHost {
      Reader()
      Reader().environment(Settings())
    }
    #expect(host.texts == ["none", "one"])
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

  @Test func environmentReachesInnerViews() {
    struct Reader: View {
      @Environment(\.location) private var location
      var body: some View { Text(location.joined()) }
    }
    let host = TestHost { VStack { Reader() }.environment(\.location, ["here"]) }
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

  @Test func onChangeReportsLaterValuesOnly() {
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

  @Test func aChangedEnvironmentReachesThroughAViewWithEqualInputs() {
    let model = Model()
    let host = TestHost { VStack { Between().environment(\.theme, model.title) } }
    model.title = "two"
    #expect(host.texts == ["two"])
  }

  @Test func onChangeFollowsTheInputsOfTheView() {
    let model = Model()
    var seen: [Int] = []
    let host = TestHost { VStack { Follower(number: model.number) { seen.append($0) } } }
    model.number = 5
    model.title = "two"
    #expect(host.texts == ["5"])
    #expect(seen == [5])
  }

  @Test func aTaskBeginsAgainForANewIdentityTheViewIsMadeWith() async {
    let model = Model()
    var begun: [Int] = []
    let host = TestHost {
      let number = model.number
      Text("a").task(id: number) { begun.append(number) }
    }
    await settle()
    model.number = 7
    await settle()
    #expect(begun == [0, 7])
    host.close()
  }

  @Test func aTaskThatIsReplacedBeforeItBeganIsLeftOut() async {
    let model = Model()
    var begun: [String] = []
    let host = TestHost {
      Text("a").task(id: model.number) { begun.append("\(model.number), cancelled: \(Task.isCancelled)") }
    }
    model.number = 7
    await settle()
    #expect(begun == ["7, cancelled: false"])
    host.close()
  }
}
