import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Model {
  @Box var title = "one"
  @Box var number = 0
  @Box var names = ["a"]
  @Box var path: [String] = []
}

private struct Child: View {
  let title: String
  let number: Int
  var body: some View { Text("\(title) \(number)") }
}

private struct Reader: View {
  let model: Model

  var doubled: Int { model.number * 2 }

  func line(_ prefix: String) -> some View { Text(prefix + model.title) }

  @ViewBuilder func kind() -> some View {
    switch model.number {
    case 0: Text("none")
    case 1: Text("single")
    default: Text("many")
    }
  }

  var computed: some View {
    let title = model.title
    return HStack { Child(title: title, number: doubled) }
  }

  var body: some View {
    let title = model.title
    let summary = "\(title): \(doubled)"
    return VStack {
      Text(summary)
      line("> ")
      kind()
      computed
      Group { Text(title) }
      AnyView(Child(title: title, number: model.number))
      ForEach(model.names, id: \.self) { name in Text(name + title) }
    }
    .accessibilityLabel(title)
  }
}

@Suite("What a body reads", .workScope) @MainActor
struct BodyReadTests {
  @Test func bodyReadsUpdateEverythingThatUsesThem() {
    let model = Model()
    let host = TestHost { Reader(model: model) }
    #expect(host.texts == ["one: 0", "> one", "none", "one 0", "one", "one 0", "aone"])
    model.title = "two"
    #expect(host.texts == ["two: 0", "> two", "none", "two 0", "two", "two 0", "atwo"])
    #expect(host.all(.role(.stack))[0][.accessibilityLabel] == "two")
    model.number = 1
    #expect(host.texts == ["two: 2", "> two", "single", "two 2", "two", "two 1", "atwo"])
    model.number = 2
    #expect(host.texts == ["two: 4", "> two", "many", "two 4", "two", "two 2", "atwo"])
  }

  @Test func destinationsFollowTheInputsOfTheirScreen() {
    let model = Model()
    let host = TestHost {
      NavigationStack(path: Bindable(model).path) {
        let title = model.title
        Text("root").navigationDestination(for: String.self) { route in Text(route + title) }
      }
    }
    model.path = ["x"]
    #expect(host.texts == ["xone"])
    model.title = "two"
    #expect(host.texts == ["xtwo"])
  }

  @Test func choicesWithoutATagAreChosenByTheIdentityOfTheirRow() {
    let model = Model()
    let host = TestHost {
      Picker("Number", selection: Bindable(model).number) {
        ForEach([0, 1, 2], id: \.self) { Text("n\($0)") }
      }
    }
    #expect(host.all(.role(.option)).map { $0.isTrue(.isSelected) } == [true, false, false])
    host.select("n2", in: "Number")
    #expect(model.number == 2)
    #expect(host.all(.role(.option)).map { $0.isTrue(.isSelected) } == [false, false, true])
  }

  @Test func aTagWinsOverTheIdentityOfItsRow() {
    let model = Model()
    let host = TestHost {
      Picker("Number", selection: Bindable(model).number) {
        ForEach([0, 1, 2], id: \.self) { Text("n\($0)").tag($0 + 10) }
      }
    }
    host.select("n2", in: "Number")
    #expect(model.number == 12)
  }

  @Test func aTagOfAnOptionalSelectionMayBeItsValue() {
    @MainActor final class Choice { @Box var value: Int? }
    let choice = Choice()
    let host = TestHost {
      Picker("Number", selection: Bindable(choice).value) {
        Text("none").tag(nil as Int?)
        ForEach([1, 2], id: \.self) { Text("n\($0)") }
      }
    }
    #expect(host.all(.role(.option)).map { $0.isTrue(.isSelected) } == [true, false, false])
    host.select("n2", in: "Number")
    #expect(choice.value == 2)
    #expect(host.all(.role(.option)).map { $0.isTrue(.isSelected) } == [false, false, true])
    host.select("none", in: "Number")
    #expect(choice.value == nil)
  }
}
