import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// What a click and the wheel do with each kind of control.
@MainActor
@Suite struct MouseTests {
  @MainActor
  final class Model {
    @Bindery.Box var presses = 0
    @Bindery.Box var isOn = false
    @Bindery.Box var isOpen = false
    @Bindery.Box var color = "red"
    @Bindery.Box var number = 3.0
    @Bindery.Box var place: Int?
  }

  let model = Model()

  @Test func aButtonIsPressed() {
    let driver = ScreenDriver { [model] in
      Button("One") { model.presses += 1 }
      Button("Two") { model.presses += 10 }.buttonStyle(.bordered)
    }
    driver.click("Two")
    #expect(model.presses == 10)
    #expect(driver.focusedWords == "Two")
  }

  @Test func aDisabledButtonIsNot() {
    let driver = ScreenDriver { [model] in Button("One") { model.presses += 1 }.disabled(true) }
    driver.click("One")
    #expect(model.presses == 0)
  }

  @Test func aToggleAndADisclosureAreChanged() {
    let driver = ScreenDriver { [model] in
      Toggle("Sound", isOn: Bindable(model).isOn)
      DisclosureGroup("Details") { Text("More of it") }
    }
    driver.click("[ ]")
    #expect(model.isOn)
    driver.click("Details")
    #expect(driver.text.contains("More of it"))
  }

  private func pickerDriver() -> ScreenDriver {
    ScreenDriver { [model] in
      Picker("Color", selection: Bindable(model).color) {
        Text("Red").tag("red")
        Text("Blue").tag("blue")
      }
    }
  }

  @Test func aMenuIsOpenedAndAChoiceIsMade() {
    let driver = pickerDriver()
    driver.click("Red ▾")
    driver.click("Blue")
    #expect(model.color == "blue")
    #expect(!driver.text.contains("╭"))
  }

  @Test func aClickBesideAMenuClosesIt() {
    let driver = pickerDriver()
    driver.type("\r")
    #expect(driver.text.contains("╭"))
    driver.click(column: 0, row: 14)
    #expect(!driver.text.contains("╭"))
    #expect(model.color == "red")
  }

  @Test func aSegmentIsChosen() {
    let driver = ScreenDriver { [model] in
      Picker("Color", selection: Bindable(model).color) {
        Text("Red").tag("red")
        Text("Blue").tag("blue")
      }
      .pickerStyle(.segmented)
    }
    driver.click("Blue")
    #expect(model.color == "blue")
    driver.click("Red")
    #expect(model.color == "red")
  }

  @Test func onlyTheSignsOfAStepperChangeIt() {
    let driver = ScreenDriver { [model] in Stepper("Cups of tea", value: Bindable(model).number) }
    driver.click("+")
    #expect(model.number == 4)
    driver.click("−")
    driver.click("−")
    #expect(model.number == 2)
    driver.click("Cups")
    driver.click("2")
    #expect(model.number == 2)
    #expect(driver.focusedWords == "Cups of tea")
  }

  @Test(arguments: [(0, 0.0), (9, 9), (4, 4)]) func theTrackOfASliderSetsIt(column: Int, value: Double) throws
  {
    let driver = ScreenDriver { [model] in
      Slider(value: Bindable(model).number, in: 0...9, step: 1) { Text("Level of water") }
    }
    let line = try #require(driver.lines.first { $0.contains("●") })
    let start = CellWidth.of(String(line.prefix { $0 != "━" && $0 != "●" }))
    driver.click(column: start + column, row: 0)
    #expect(model.number == value)
    driver.click("Level")
    driver.click(" \(Int(value))", at: 1)
    #expect(model.number == value)
  }

  @Test func aNarrowSliderHasArrows() {
    let driver = ScreenDriver(width: 12, height: 6) { [model] in
      Slider(value: Bindable(model).number, in: 0...9, step: 1) { Text("Level") }
    }
    driver.click("▸")
    #expect(model.number == 4)
    driver.click("◂")
    driver.click("◂")
    driver.click("Level")
    #expect(model.number == 2)
  }

  @Test func aSheetsButtonIsPressedAndThePageBelowIsNot() {
    let driver = ScreenDriver { [model] in
      Button("Below") { model.presses += 1 }
        .sheet(isPresented: Bindable(model).isOpen) { Button("Inside") { model.presses += 10 } }
    }
    model.isOpen = true
    driver.show()
    driver.click("Inside")
    #expect(model.presses == 10)
    driver.click("Below")
    #expect(model.presses == 10)
  }

  // MARK: Maps

  /// A map with a place in its middle, and others at distances in degrees of longitude to the east.
  private func mapDriver(_ names: [String] = ["Cafe Ada"], east: [Double] = [0]) -> ScreenDriver {
    let center = MapCoordinate(latitude: 46.95, longitude: 7.45)
    let catalog = PictureCatalog(name: "pins", folder: "/nowhere")
    return ScreenDriver(height: 24) { [model] in
      Map("Cafes", region: .constant(MapRegion(center: center, span: 3_000))) {
        ForEach(names.indices) { index in
          Annotation(
            names[index],
            coordinate: MapCoordinate(latitude: center.latitude, longitude: center.longitude + east[index]),
            picture: "pin", in: catalog,
            isSelected: Binding(
              get: { model.place == index }, set: { model.place = $0 ? index : nil })
          ) { Text("Coffee and cake") }
        }
      }
    }
  }

  @Test(arguments: ["●", "Cafe Ada", "Ada", "da"]) func aPinIsOpenedByItsMarkAndItsName(words: String) {
    let driver = mapDriver()
    driver.click(words)
    #expect(model.place == 0)
    #expect(driver.text.contains("Coffee and cake"))
  }

  @Test(arguments: [-2, 10]) func aClickBesideAPinDoesNotOpenIt(offset: Int) {
    let driver = mapDriver()
    driver.click("●", at: offset)
    #expect(model.place == nil)
  }

  @Test func anOpenPinIsClosedByItsName() {
    model.place = 0
    let driver = mapDriver()
    driver.click("Cafe Ada", at: 7)
    #expect(model.place == nil)
  }

  /// The name of the first pin has no space beside the second one, so it is shown only while its pin has the focus.
  @Test func aNameThatOnlyTheFocusShowsIsThatOfItsPin() {
    let driver = mapDriver(["Cafe Ada", "Bar"], east: [0, 0.004])
    #expect(!driver.text.contains("Cafe Ada"))
    driver.press(KeyPress(.tab))
    #expect(driver.focusedWords == "Cafe Ada")
    driver.click("Cafe")
    #expect(model.place == 0)
  }

  @Test func aRowIsPressedAndTheWheelScrolls() {
    let driver = ScreenDriver(height: 10) { [model] in
      List { ForEach(1..<41) { row in Text("Row \(row)").onTapGesture { model.presses = row } } }
    }
    driver.click("Row 5")
    #expect(model.presses == 5)
    driver.mouse(.scroll(1), column: 5, row: 3)
    #expect(driver.text.hasPrefix("   Row 4"))
    driver.mouse(.scroll(-1), column: 5, row: 3)
    #expect(driver.text.contains("Row 1 "))
  }

  @Test func theWheelTurnedSidewaysScrollsAStrip() {
    let driver = ScreenDriver(width: 20, height: 6) {
      ScrollView(.horizontal) { HStack { ForEach(1..<21) { Text("Hour\($0)") } } }
    }
    #expect(driver.text.contains("Hour1 "))
    driver.mouse(.scrollSideways(1), column: 3, row: 0)
    driver.mouse(.scrollSideways(1), column: 3, row: 0)
    #expect(!driver.text.contains("Hour1 "))
  }

  @Test func otherButtonsDoNothing() {
    let driver = ScreenDriver { [model] in Button("One") { model.presses += 1 } }
    driver.mouse(.secondaryPress, column: 2, row: 0)
    driver.mouse(.release, column: 2, row: 0)
    #expect(model.presses == 0)
  }

  // MARK: Keys of rows

  @Test func aRowIsDeletedAndMovedByKeys() {
    @SharedBox var rows = ["Ada", "Bo", "Cy"]
    let driver = ScreenDriver(width: 80) {
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    #expect(driver.footer.contains("Del Delete") && driver.footer.contains("Alt+↑↓ Move"))
    driver.press(KeyPress(.down, .alt))
    #expect(rows == ["Bo", "Ada", "Cy"])
    driver.press(KeyPress(.up, .alt))
    driver.press(KeyPress(.up, .alt))
    #expect(rows == ["Ada", "Bo", "Cy"])
    driver.press(KeyPress(.delete))
    #expect(rows == ["Bo", "Cy"])
  }
}
