import Bindery
import BinderyTesting
import BinderyViews
import Foundation
import Testing

@MainActor
private final class Form {
  @Box var name = "Ada"
  @Box var isOn = false
  @Box var unit = 1
  @Box var isLocked = false
  var taps = 0
  var binding: Binding<String> { Binding(get: { self.name }, set: { self.name = $0.uppercased() }) }
}

@Suite("Controls", .workScope) @MainActor
struct ControlTests {
  @Test func aButtonRunsItsAction() {
    let form = Form()
    let host = TestHost { Button("Add") { form.taps += 1 } }
    host.tap("Add")
    #expect(form.taps == 1)
  }

  @Test func aDisabledButtonIsOutOfReach() {
    let form = Form()
    form.isLocked = true
    let host = TestHost { VStack { Button("Add") { form.taps += 1 } }.disabled(form.isLocked) }
    withKnownIssue {
      host.tap("Add")
    } matching: {
      $0.says("is disabled")
    }
    form.isLocked = false
    host.tap("Add")
    #expect(form.taps == 1)
  }

  @Test func eventsForNodesThatDoNotTakeThemAreIgnored() {
    let host = TestHost { Text("hello") }
    #expect(!host.tree.send(UserEvent(.tap, on: NodeID(rawValue: 2))))
    #expect(!host.tree.send(UserEvent(.tap, on: NodeID(rawValue: 4_000_000_000))))
    #expect(!host.tree.send(UserEvent(.input("x"), on: host.tree.root.id)))
  }

  @Test func typedTextReachesTheModelAndIsNotSentBack() {
    let form = Form()
    let host = TestHost { TextField("Name", text: Binding(get: { form.name }, set: { form.name = $0 })) }
    host.enter("Grace", into: "Name")
    #expect(form.name == "Grace")
    host.expectChanges()
  }

  @Test func textChangedByTheModelIsSentBack() {
    let form = Form()
    let host = TestHost { TextField("Name", text: form.binding) }
    host.enter("bob", into: "Name")
    host.expectChanges(#"textField "Name": fieldText = "BOB""#)
    // The model's value is the same as before, but the host shows something else.
    host.enter("bob", into: "Name")
    host.expectChanges(#"textField "Name": fieldText = "BOB""#)
  }

  @Test func aPickerTakesItsOwnOptionsOnly() {
    let form = Form()
    let host = TestHost {
      Picker("Unit", selection: Binding(get: { form.unit }, set: { form.unit = $0 })) {
        Text("Celsius").tag(1)
        Text("Fahrenheit").tag(2)
      }
      Button("Other") { form.taps += 1 }
    }
    let picker = host.all(.role(.picker))[0]
    let options = host.all(.role(.option))
    #expect(options.map { $0.isTrue(.isSelected) } == [true, false])
    host.select("Fahrenheit", in: "Unit")
    #expect(form.unit == 2)
    #expect(options.map { $0.isTrue(.isSelected) } == [false, true])
    for hostile in [0, UInt32.max, host.all(.role(.button))[0].id.rawValue, picker.id.rawValue] {
      host.tree.send(UserEvent(.select(NodeID(rawValue: hostile)), on: picker.id))
    }
    #expect(form.unit == 2)
    #expect(form.taps == 0)
  }

  @Test func aSliderRefusesWhatIsOutsideItsRange() {
    @MainActor final class Model { @Box var value = 5.0 }
    let model = Model()
    let host = TestHost {
      Slider(value: Bindable(model).value, in: 0...10, step: 1) { Text("Size") }
    }
    let slider = host.all(.role(.slider))[0]
    for hostile in [11, .nan, .infinity, -1] {
      host.tree.send(UserEvent(.number(hostile), on: slider.id))
    }
    #expect(model.value == 5)
    host.adjust("Size", to: 7)
    #expect(model.value == 7)
  }

  @Test(arguments: [Role.slider, .stepper], [3.7, 2.5, 11, -1, .nan])
  func aNumberThatIsNotOfferedIsRefusedAndThePageIsSetBack(role: Role, number: Double) {
    let model = NumberModel()
    let host = TestHost {
      if role == .slider {
        Slider(value: model.binding, in: 0...10, step: 1) { Text("Size") }
      } else {
        Stepper("Size", value: model.binding, in: 0...10)
      }
    }
    let control = host.all(.role(role))[0]
    _ = host.tree.takePatches()
    host.tree.send(UserEvent(.number(number), on: control.id))
    #expect(model.value == 5)
    let patches = host.tree.takePatches()
    let properties = patches.map { patch -> Property? in
      guard case .set(let node, let property, _) = patch, node.id == control.id else { return nil }
      return property
    }
    #expect(properties == [.number, .refusal])
    #expect(control[.number] == 5)
  }

  @Test func aStepCountsFromTheNumberShownAndMayEndAtABound() {
    let model = NumberModel()
    model.value = 2.5
    let host = TestHost { Stepper("Size", value: model.binding, in: 0...4.2) }
    for number in [3.5, 4.2, 0, 0.1] {
      host.tree.send(UserEvent(.number(number), on: host.all(.role(.stepper))[0].id))
    }
    #expect(model.value == 0)
  }

  @Test func rowsOfAListCarryTheirActions() {
    var deleted: [Int] = []
    let host = TestHost {
      List {
        Section("Places") {
          ForEach([1, 2], id: \.self) { number in
            Text("place \(number)").swipeActions {
              Button("Delete", role: .destructive) { deleted.append(number) }
            }
          }
        }
      }
    }
    let rows = host.all(.role(.row))
    #expect(rows.count == 2)
    #expect(rows[1].children.map(\.role) == [.text, .actions])
    host.swipe(.row("place 2"), "Delete")
    #expect(deleted == [2])
  }

  @Test func theModifierNearestToAViewWins() {
    let host = TestHost {
      Group {
        Text("a").font(.title); Text("b")
      }.font(.caption)
    }
    #expect(host.all(.role(.text)).map { $0[.font] } == [Font.title, .caption])
  }
}

@Suite("Tabs, disclosure and editing", .workScope) @MainActor
struct EditingTests {
  @Test func aTabShowsWhenItIsChosen() {
    let chosen = Form()
    let host = TestHost {
      TabView(selection: Binding(get: { chosen.name }, set: { chosen.name = $0 })) {
        Tab("List", systemImage: "list.bullet", value: "Ada") { Text("a") }
        Tab("Search", systemImage: "magnifyingglass", value: "Grace") { Text("b") }
      }
    }
    let tabs = host.tree.root.children[0].children
    #expect(tabs.map { $0.isTrue(.isSelected) } == [true, false])
    host.tap(.role(.tab, "Search"))
    #expect(chosen.name == "Grace")
    #expect(tabs.map { $0.isTrue(.isSelected) } == [false, true])
  }

  @Test func rowsMoveAndGoByTheirPlace() {
    @MainActor final class Model { @Box var names = ["a", "b", "c"] }
    let model = Model()
    let host = TestHost {
      List {
        ForEach(model.names, id: \.self) { Text($0) }
          .onDelete { model.names.remove(atOffsets: $0) }
          .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    let rows = host.all(.role(.row))
    host.move("a", to: 2)
    #expect(host.texts == ["b", "c", "a"])
    for hostile in [-1, 3, Int.max] {
      host.tree.send(UserEvent(.move(hostile), on: rows[0].id))
    }
    #expect(host.texts == ["b", "c", "a"])
    host.delete("b")
    #expect(host.texts == ["c", "a"])
    #expect(!host.tree.send(UserEvent(.delete, on: rows[1].id)))
  }

  @Test func aRowMayStayWhereTheOthersMoveAndGo() {
    let host = TestHost {
      List {
        ForEach(["a", "b"], id: \.self) {
          Text($0).padding().deleteDisabled($0 == "a").moveDisabled($0 == "b")
        }
        .onDelete { _ in }.onMove { _, _ in }
        ForEach(["c"], id: \.self) { Text($0) }.onDelete { _ in }.deleteDisabled(true)
      }
    }
    let rows = host.all(.role(.row))
    #expect(rows.map { $0.takes(.delete) } == [false, true, false])
    #expect(rows.map { $0.takes(.move) } == [true, false, false])
  }

  @Test func anyModifierCanDisableAControl() {
    @MainActor final class Model {
      @Box var isOuter = false
      @Box var isInner = false
    }
    let model = Model()
    let host = TestHost { Button("Save") {}.disabled(model.isInner).disabled(model.isOuter) }
    #expect(host.find(.button("Save"))?.isTrue(.isDisabled) == false)
    model.isOuter = true
    #expect(host.find(.button("Save"))?.isTrue(.isDisabled) == true)
    model.isInner = true
    model.isOuter = false
    #expect(host.find(.button("Save"))?.isTrue(.isDisabled) == true)
    model.isInner = false
    #expect(host.find(.button("Save"))?.isTrue(.isDisabled) == false)
  }

  @Test func aDatePickerTakesDatesOnly() throws {
    @SharedBox var born: Date?
    let host = TestHost {
      DatePicker("Born", selection: Binding(get: { born }, set: { born = $0 }), displayedComponents: .date)
    }
    let picker = try #require(host.find("Born"))
    for hostile in ["10:00", "2026-11-21T10:00"] {
      host.tree.send(UserEvent(.date(CalendarDate(hostile)), on: picker.id))
    }
    #expect(born == nil)
    // The page shows what it sent, so it is told what is still chosen: nothing.
    host.expectChanges(#"datePicker "Born": date = none"#, #"datePicker "Born": refusal = "Choose a day.""#)
    host.pick("2026-11-21", in: "Born")
    #expect(born == .day("2026-11-21"))
    host.tree.send(UserEvent(.date(nil), on: picker.id))
    #expect(born == nil)
  }

  @Test func aRefreshEndsWithItsView() async {
    let form = Form()
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let host = TestHost {
      VStack {
        if !form.isOn {
          List { Text("row") }.refreshable {
            begin.yield()
            let never = AsyncStream<Void> { _ in }
            for await _ in never {}
            end.yield(Task.isCancelled)
          }
        }
      }
    }
    host.refresh()
    var beginnings = begun.makeAsyncIterator()
    await beginnings.next()
    form.isOn = true
    var ends = ended.makeAsyncIterator()
    #expect(await ends.next() == true)
  }
}

/// A number that a control changes.
@MainActor
private final class NumberModel {
  @Box var value = 5.0
  var binding: Binding<Double> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
