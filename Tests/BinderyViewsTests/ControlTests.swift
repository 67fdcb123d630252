import Bindery
import Testing

@testable import BinderyViews

@MainActor
private final class Form {
  @Box var name = "Ada"
  @Box var isOn = false
  @Box var unit = 1
  @Box var isLocked = false
  var taps = 0
  var binding: Binding<String> { Binding(get: { self.name }, set: { self.name = $0.uppercased() }) }
}

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test func aButtonRunsItsAction() {
    let form = Form()
    let tree = ViewTree { Button("Add") { form.taps += 1 } }
    #expect(tree.tap("Add"))
    #expect(form.taps == 1)
  }

  @Test func aDisabledButtonIsOutOfReach() {
    let form = Form()
    form.isLocked = true
    let tree = ViewTree { VStack { Button("Add") { form.taps += 1 } }.disabled(form.isLocked) }
    #expect(!tree.tap("Add"))
    form.isLocked = false
    #expect(tree.tap("Add"))
    #expect(form.taps == 1)
  }

  @Test func eventsForNodesThatDoNotTakeThemAreIgnored() {
    let tree = ViewTree { Text("hello") }
    #expect(!tree.send(UserEvent(.tap, on: NodeID(rawValue: 2))))
    #expect(!tree.send(UserEvent(.tap, on: NodeID(rawValue: 4_000_000_000))))
    #expect(!tree.send(UserEvent(.input("x"), on: tree.root.id)))
  }

  @Test func typedTextReachesTheModelAndIsNotSentBack() {
    let form = Form()
    let tree = ViewTree { TextField("Name", text: Binding(get: { form.name }, set: { form.name = $0 })) }
    _ = tree.takePatches()
    let field = tree.root.all(.textField)[0]
    tree.send(UserEvent(.input("Grace"), on: field.id))
    #expect(form.name == "Grace")
    #expect(!tree.hasPatches)
  }

  @Test func whatTheModelMakesOfTypedTextIsSentBack() {
    let form = Form()
    let tree = ViewTree { TextField("Name", text: form.binding) }
    _ = tree.takePatches()
    let field = tree.root.all(.textField)[0]
    tree.send(UserEvent(.input("bob"), on: field.id))
    #expect(tree.changes() == ["set textField.value BOB"])
    // The model's value is the same as before, but the host shows something else.
    tree.send(UserEvent(.input("bob"), on: field.id))
    #expect(tree.changes() == ["set textField.value BOB"])
  }

  @Test func aPickerTakesItsOwnOptionsOnly() {
    let form = Form()
    let tree = ViewTree {
      Picker("Unit", selection: Binding(get: { form.unit }, set: { form.unit = $0 })) {
        Text("Celsius").tag(1)
        Text("Fahrenheit").tag(2)
      }
      Button("Other") { form.taps += 1 }
    }
    let picker = tree.root.all(.picker)[0]
    let options = tree.root.all(.option)
    #expect(options.map { $0.isTrue(.isOn) } == [true, false])
    tree.send(UserEvent(.change("\(options[1].id.rawValue)"), on: picker.id))
    #expect(form.unit == 2)
    #expect(options.map { $0.isTrue(.isOn) } == [false, true])
    for hostile in ["", "-1", "99999999999999", "\(tree.root.all(.button)[0].id.rawValue)"] {
      tree.send(UserEvent(.change(hostile), on: picker.id))
    }
    #expect(form.unit == 2)
    #expect(form.taps == 0)
  }

  @Test func aSliderRefusesWhatIsOutsideItsRange() {
    @MainActor final class Model { @Box var value = 5.0 }
    let model = Model()
    let tree = ViewTree {
      Slider("Size", value: Binding(get: { model.value }, set: { model.value = $0 }), in: 0...10)
    }
    let slider = tree.root.all(.slider)[0]
    for hostile in ["11", "nan", "inf", "x", "-1"] { tree.send(UserEvent(.change(hostile), on: slider.id)) }
    #expect(model.value == 5)
    tree.send(UserEvent(.change("7"), on: slider.id))
    #expect(model.value == 7)
  }

  @Test func rowsOfAListCarryTheirActions() {
    var deleted: [Int] = []
    let tree = ViewTree {
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
    let rows = tree.root.all(.row)
    #expect(rows.count == 2)
    #expect(rows[1].children.map(\.role) == [.text, .actions])
    tree.send(UserEvent(.tap, on: rows[1].all(.button)[0].id))
    #expect(deleted == [2])
  }

  @Test func theModifierNearestToAViewWins() {
    let tree = ViewTree {
      Group {
        Text("a").font(.title); Text("b")
      }.font(.caption)
    }
    #expect(tree.root.all(.text).map { $0.string(.font) } == ["title", "caption"])
  }
}

@MainActor
@Suite("Tabs, disclosure and editing")
struct EditingTests {
  @Test func aTabShowsWhenItIsChosen() {
    let chosen = Form()
    let tree = ViewTree {
      TabView(selection: Binding(get: { chosen.name }, set: { chosen.name = $0 })) {
        Tab("List", icon: .list, value: "Ada") { Text("a") }
        Tab("Search", icon: .search, value: "Grace") { Text("b") }
      }
    }
    let tabs = tree.root.all(.tab)
    #expect(tabs.map { $0.isTrue(.isOn) } == [true, false])
    tree.send(UserEvent(.tap, on: tabs[1].id))
    #expect(chosen.name == "Grace")
    #expect(tabs.map { $0.isTrue(.isOn) } == [false, true])
  }

  @Test func rowsMoveAndGoByTheirPlace() {
    @MainActor final class Model { @Box var names = ["a", "b", "c"] }
    let model = Model()
    let tree = ViewTree {
      List {
        ForEach(model.names, id: \.self) { Text($0) }
          .onDelete { model.names.remove(at: $0) }
          .onMove { from, to in
            var names = model.names
            names.insert(names.remove(at: from), at: to)
            model.names = names
          }
      }
    }
    let rows = tree.root.all(.row)
    tree.send(UserEvent(.move(2), on: rows[0].id))
    #expect(tree.root.texts == ["b", "c", "a"])
    for hostile in [-1, 3, Int.max] { tree.send(UserEvent(.move(hostile), on: rows[0].id)) }
    #expect(tree.root.texts == ["b", "c", "a"])
    tree.send(UserEvent(.delete, on: rows[1].id))
    #expect(tree.root.texts == ["c", "a"])
    #expect(!tree.send(UserEvent(.delete, on: rows[1].id)))
  }
}
