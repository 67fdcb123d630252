import Bindery
import BinderyViews
import Foundation
import Testing

@testable import BinderyTerminal

/// The reason why a control refused a value, below it.
@MainActor
@Suite("Refusals in a terminal") struct RefusalTests {
  @MainActor
  final class Model {
    @Bindery.Box var name = ""
    @Bindery.Box var count = 0.0
    @Bindery.Box var day = Date.day("2026-11-20")
  }

  let model = Model()

  /// The first lines of a screen, without the space around them.
  private func lines(_ driver: ScreenDriver, _ count: Int) -> [String] {
    driver.lines.prefix(count).map { String($0.drop { $0 == " " }) }
  }

  @Test func aTextThatIsTooLongIsExplainedUntilOneIsAccepted() {
    let driver = ScreenDriver { [model] in
      TextField("Name", text: Bindable(model).name).maxLength(3)
      Text("Below")
    }
    driver.type("abcd")
    #expect(model.name == "abc")
    #expect(lines(driver, 4) == ["Name", "abc", "! Enter at most 3 characters.", "Below"])
    driver.press(KeyPress(.backspace))
    #expect(model.name == "ab")
    #expect(lines(driver, 3) == ["Name", "ab", "Below"])
  }

  @Test(arguments: [false, true]) func aRefusedNumberIsExplained(isLinear: Bool) throws {
    var options = ScreenOptions()
    options.isLinear = isLinear
    let driver = ScreenDriver(options: options) { [model] in
      Slider(value: Bindable(model).count, in: 0...4, step: 1) { Text("Count") }
      Text("Below")
    }
    let slider = try #require(driver.screen.focused)
    driver.tree.send(UserEvent(.number(2.5), on: NodeID(rawValue: slider.id)))
    driver.show()
    #expect(lines(driver, 1)[0].hasPrefix("Count"))
    #expect(lines(driver, 3)[1...2] == [(isLinear ? "" : "! ") + "Choose a number in steps of 1.", "Below"])
    driver.press(KeyPress(.right))
    #expect(model.count == 1)
    #expect(lines(driver, 2)[1] == "Below")
  }

  @Test func aStepOverTheLastDateEndsThere() throws {
    let range = try #require(Date.day("2026-11-10"))...#require(Date.day("2026-12-05"))
    let driver = ScreenDriver { [model] in
      DatePicker("Day", selection: Bindable(model).day, in: range, displayedComponents: .date)
      Text("Below")
    }
    driver.press(KeyPress(.enter), KeyPress(.right), KeyPress(.up))
    #expect(model.day == .day("2026-12-05"))
    #expect(lines(driver, 2)[1] == "Below")
    driver.press(KeyPress(.right), KeyPress(.up))
    #expect(model.day == .day("2026-12-05"))
    #expect(lines(driver, 2)[1].hasPrefix("! Choose a date from "))
    driver.press(KeyPress(.down))
    #expect(model.day == .day("2026-12-04"))
    #expect(lines(driver, 2)[1] == "Below")
  }

  @Test(arguments: [false, true]) func anInvalidFormShowsItsFaultsAndGoesToTheFirst(isLinear: Bool) {
    var options = ScreenOptions()
    options.isLinear = isLinear
    var submissions = 0
    let driver = ScreenDriver(options: options) { [model] in
      TextField("City", text: .constant("Rome")).invalid(nil)
      TextField("Name", text: Bindable(model).name).invalid(model.name.isEmpty ? "Enter a name." : nil)
      Picker("Size", selection: Bindable(model).count) { Text("None").tag(0.0) }
        .pickerStyle(.segmented)
        .invalid(model.count == 0 ? "Choose a size." : nil)
      Button("Save", role: .submit) { submissions += 1 }
    }
    driver.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.tab), KeyPress(.enter))
    #expect(submissions == 0)
    #expect((driver.screen.focused as? FieldElement)?.label == "Name")
    let sign = isLinear ? "" : "! "
    #expect(driver.text.contains(sign + "Enter a name."))
    #expect(driver.text.contains(sign + "Choose a size."))
    driver.type("Ada")
    #expect(!driver.text.contains("Enter a name."))
    model.count = 1
    driver.show()
    driver.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.enter))
    #expect(submissions == 1)
  }

  @Test func aFieldThatIsChangedAndLeftShowsItsFault() {
    let driver = ScreenDriver { [model] in
      TextField("Name", text: Bindable(model).name).invalid(model.name.isEmpty ? "Enter a name." : nil)
      Button("Save", role: .submit) {}
    }
    driver.press(KeyPress(.tab), KeyPress(.tab, .shift))
    #expect(!driver.text.contains("Enter a name."))
    driver.type("A")
    driver.press(KeyPress(.backspace))
    #expect(!driver.text.contains("Enter a name."))
    driver.press(KeyPress(.tab))
    #expect(driver.text.contains("! Enter a name."))
  }

  @Test func aReadOnlyTextIsSelectedButNotChanged() throws {
    model.name = "Ada"
    let driver = ScreenDriver { [model] in TextField("Name", text: Bindable(model).name).readOnly() }
    let field = try #require(driver.screen.focused as? FieldElement)
    driver.press(KeyPress(.left), KeyPress(.left, .shift))
    #expect(field.editor.caret == 1 && field.editor.selection == 1..<2)
    for change in ["x", "\u{7F}", "\u{B}", "\u{1B}[200~Bob\u{1B}[201~"] {
      driver.type(change)
      #expect(field.editor.text == "Ada" && field.editor.caret == 1 && field.editor.selection == 1..<2)
      #expect(lines(driver, 3) == ["Name", "Ada", "! This text cannot be changed."])
    }
    #expect(model.name == "Ada")
  }
}
