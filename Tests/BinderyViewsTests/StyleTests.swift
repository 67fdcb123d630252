import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@MainActor
private final class Model {
  @Box var isOn = false
  @Box var count = 1
  @Box var weight = 0.5
  @Box var isLocked = false
  @Box var chosen: Int?
  @Box var several: Set<Int> = []
  var taps = 0
}

private struct Framed: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(isEnabled ? "[" : "(")
      configuration.label
      Text(configuration.isPressed ? "!" : "]")
    }
  }
}

private struct Doubled: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Button("again") {
        configuration.trigger()
        configuration.trigger()
      }
    }
  }
}

private struct Spoken: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
    }
  }
}

private struct Under: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

private struct Language: ProgressViewStyle {
  @Environment(\.locale) private var locale
  func makeBody(configuration: Configuration) -> some View { Text(locale.identifier) }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
  }
}

@Suite("Styles of controls", .workScope) @MainActor
struct StyleTests {
  private let model = Model()

  @Test func hostsKnowTheirOwnStyles() {
    let host = TestHost {
      Button("a") {}.buttonStyle(.bordered)
      Button("b") {}.buttonStyle(BorderedProminentButtonStyle())
      Button("c") {}.buttonStyle(.automatic)
      Button("d") {}.buttonStyle(.plain)
      List { Text("e") }.listStyle(.plain)
      List { Text("f") }.listStyle(InsetGroupedListStyle())
      List { Text("f") }.listStyle(.posters)
      Picker("g", selection: Bindable(model).count) { Text("1").tag(1) }.pickerStyle(.segmented)
      Picker("h", selection: Bindable(model).count) { Text("1").tag(1) }.pickerStyle(WheelPickerStyle())
    }
    #expect(
      host.all(.role(.button)).map { $0[.buttonStyle] } == [.bordered, .borderedProminent, nil, .plain])
    #expect(host.all(.role(.list)).map { $0[.listStyle] } == [.plain, .insetGrouped, .posters])
    #expect(host.all(.role(.picker)).map { $0[.pickerStyle] } == [.segmented, .menu])
  }

  @Test func aStyleMakesTheLabelOfEachButtonInside() {
    let host = TestHost {
      VStack {
        Button("a") { model.taps += 1 }
        Button("b") {}.buttonStyle(.bordered)
        Button("c") {}.disabled(model.isLocked)
      }
      .buttonStyle(Framed())
    }
    #expect(host.texts == ["[", "a", "]", "b", "[", "c", "]"])
    host.tap("a")
    #expect(model.taps == 1)
    model.isLocked = true
    #expect(host.texts == ["[", "a", "]", "b", "(", "c", "]"])
  }

  @Test func aStyleReplacesAButton() {
    let host = TestHost { Button("a") { model.taps += 1 }.buttonStyle(Doubled()) }
    #expect(host.texts == ["a", "again"])
    host.tap("again")
    #expect(model.taps == 2)
  }

  @Test func aStyleReplacesAToggle() {
    let host = TestHost {
      Toggle("Sound", isOn: Bindable(model).isOn).toggleStyle(Spoken())
      Toggle(isOn: Bindable(model).isOn) { Label("Light", systemImage: "sun.max") }
      Toggle("Held", isOn: Bindable(model).isOn).toggleStyle(.button)
    }
    #expect(host.all(.role(.toggle)).map { $0[.label] } == ["Light"])
    host.tap("no")
    #expect(model.isOn)
    #expect(host.find(.button("Held"))?.isTrue(.isSelected) == true)
    host.tap("Held")
    #expect(!model.isOn)
    host.toggle("Light")
    #expect(model.isOn && host.find("yes") != nil)
  }

  @Test func aStyleArrangesALabel() {
    let host = TestHost {
      Label("a", systemImage: "star").labelStyle(.titleOnly)
      Label("b", systemImage: "star").labelStyle(.iconOnly)
      Label("c", systemImage: "star")
      Label("d", systemImage: "star").labelStyle(Under())
    }
    #expect(host.texts == ["a", "c", "d"])
    #expect(host.all(.role(.image)).map { $0[.accessibilityLabel] } == ["b", nil, nil])
    #expect(host.all(.role(.stack)).map { $0[.axis] } == [.horizontal, .vertical])
  }

  @Test func aProgressStyleReadsTheEnvironmentOfItsPlace() {
    let host = TestHost {
      ProgressView()
      ProgressView().progressViewStyle(Language()).environment(\.locale, Locale(identifier: "rm"))
    }
    #expect(host.texts == ["rm"])
  }

  @Test func progressHasFormsAndStyles() {
    let host = TestHost {
      ProgressView()
      ProgressView("Loading pets")
      ProgressView(value: model.weight)
      ProgressView("Copying", value: 3, total: 4.0)
      ProgressView(value: model.weight).progressViewStyle(Percent())
      ProgressView(value: model.weight).progressViewStyle(.circular)
    }
    let bars = host.all(.role(.progress))
    #expect(bars.map { $0[.label] } == [nil, "Loading pets", nil, "Copying", nil])
    #expect(bars.map { $0[.fractionCompleted] } == [nil, nil, 0.5, 0.75, nil])
    model.weight = 2
    #expect(bars[2][.fractionCompleted] == 1)
    #expect(host.texts == ["200 %"])
  }

  @Test func numbersHaveForms() {
    let host = TestHost {
      Stepper("Count", value: Bindable(model).count, in: 0...3)
      Stepper(value: Bindable(model).count, step: 2) { Text("Free \(model.count)") }
      Slider(value: Bindable(model).weight) { Text("Weight") }
    }
    host.adjust("Count", to: 2)
    #expect(model.count == 2)
    let free = host.all(.role(.stepper))[1]
    #expect(free[.label] == "Free 2" && free[.minimum] == nil && free[.maximum] == nil)
    for hostile in [.infinity, .nan, 1e300, 5] {
      host.tree.send(UserEvent(.number(hostile), on: free.id))
    }
    #expect(model.count == 2)
    host.tree.send(UserEvent(.number(-4), on: free.id))
    #expect(model.count == -4)
    host.adjust("Weight", to: 0.123)
    #expect(model.weight == 0.123)
  }

  @Test func rowsAreChosenByIdentityOrTag() {
    let host = TestHost {
      List(selection: Bindable(model).chosen) { ForEach([1, 2], id: \.self) { Text("n\($0)") } }
      List(selection: Bindable(model).several) {
        Text("x").tag(7)
        Text("y").tag(8)
      }
    }
    host.tap("n2")
    #expect(model.chosen == 2)
    #expect(host.all(.role(.row)).map { $0[.isSelected] } == [false, true, false, false])
    host.tap("n2")
    #expect(model.chosen == nil)
    host.tap("x")
    host.tap("y")
    #expect(model.several == [7, 8])
    host.tap("x")
    #expect(model.several == [8])
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let host = TestHost {
      List {
        Section("a") { Text("1") }
        Section {
          Text("2")
        } header: {
          Text("b \(model.count)")
        } footer: {
          Text("c")
        }
        Section(header: HStack { Button("More") { model.taps += 1 } }) { Text("3") }
      }
    }
    let sections = host.all(.role(.section))
    #expect(sections.map { $0[.title] } == ["a", "b 1", nil])
    #expect(sections.map { $0[.detail] } == [nil, "c", nil])
    model.count = 2
    #expect(sections[1][.title] == "b 2")
    host.tap("More")
    #expect(model.taps == 1)
    #expect(host.texts == ["1", "2", "More", "3"])
  }

  @Test func aDisclosureKeepsItsOwnState() {
    let host = TestHost {
      DisclosureGroup("a") { Text("1") }
      DisclosureGroup(isExpanded: Bindable(model).isOn) {
        Text("2")
      } label: {
        Label("b", systemImage: "star")
      }
    }
    host.toggle("a")
    host.toggle("b")
    #expect(model.isOn)
    #expect(host.all(.role(.disclosure)).map { $0.isTrue(.isExpanded) } == [true, true])
  }

  @Test func pickersHaveForms() {
    let host = TestHost {
      Picker(selection: Bindable(model).count) {
        Text("one").tag(1)
        Label("two", systemImage: "star").tag(2)
      } label: {
        Text("Count \(model.count)")
      }
      Picker(selection: Bindable(model).count, label: Text("Old")) { Text("1").tag(1) }
    }
    host.select("two", in: "Count 1")
    #expect(model.count == 2)
    #expect(host.all(.role(.picker)).map { $0[.label] } == ["Count 2", "Old"])
  }
}

@Suite("Objects and values of the environment", .workScope) @MainActor
struct EnvironmentObjectTests {
  private struct Reader: View {
    @Environment(Model.self) private var model
    @Environment(Model?.self) private var optional
    var body: some View { Text("\(model.count) \(optional?.count ?? -1)") }
  }

  private struct Absent: View {
    @Environment(Model?.self) private var model
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(model == nil && isEnabled ? "none" : "some") }
  }

  @Test func anObjectIsReadByItsType() {
    let model = Model()
    let host = TestHost {
      VStack { Reader() }.environment(model)
      Absent()
    }
    #expect(host.texts == ["1 1", "none"])
    model.count = 2
    #expect(host.texts == ["2 2", "none"])
  }

  @Test func alertsHaveForms() {
    struct Failure: Error, CustomStringConvertible { let description = "No milk" }
    @MainActor final class Shown {
      @Box var isShown = true
      @Box var item: String?
    }
    let shown = Shown()
    let host = TestHost {
      Text("a").alert("About", isPresented: Bindable(shown).isShown, presenting: shown.item) { item in
        Button("Eat \(item)") { shown.item = nil }
      } message: { item in
        Text("There is \(item).")
      }
    }
    #expect(host.all(.role(.alert)).isEmpty)
    shown.item = "cake"
    #expect(host.texts.contains("There is cake."))
    host.tap("Eat cake")
    #expect(!shown.isShown && host.all(.role(.alert)).isEmpty)
    let plain = TestHost { Text("a").alert("Done", isPresented: .constant(true)) {} }
    #expect(plain.find(.button("OK")) != nil)
  }
}
