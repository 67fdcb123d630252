import Bindery
import BinderyViews
import Foundation
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct TerminalScreenTests {
  @MainActor
  final class Model {
    @Box var name = ""
    @Box var isOn = false
    @Box var style = "a"
    @Box var color = "red"
    @Box var count = 3.0
    @Box var tab = "one"
    @Box var asks = false
    @Box var rows = Array(1...100)
    @Box var presses = 0
    @Box var day: Date?
  }
  let model = Model()

  @Test func textIsBrokenToTheWidth() {
    let driver = ScreenDriver(width: 20, height: 6) { Text("Light rain until the evening") }
    #expect(driver.text == " Light rain until\n the evening")
  }

  @Test func aChangedTextIsTheOnlyThingWritten() {
    let driver = ScreenDriver { [model] in
      VStack(alignment: .leading) {
        Text("Fed \(Int(model.count)) times")
        Text("today")
      }
    }
    model.count = 4
    driver.show()
    #expect(String(decoding: driver.bytes, as: UTF8.self).hasSuffix("4"))
    #expect(driver.bytes.count <= 20)
  }

  @Test func aButtonIsReachedByTabAndPressedByEnter() {
    let driver = ScreenDriver { [model] in
      Button("First") { model.presses += 1 }
      Button("Second") { model.presses += 10 }
    }
    #expect(driver.focusedWords == "First")
    driver.type("\t\r")
    #expect(model.presses == 10)
    driver.type("\u{1B}[Z ")
    #expect(model.presses == 11)
  }

  @Test func aFieldTakesTextWordsAndUndo() {
    let driver = ScreenDriver { [model] in
      TextField("Name", text: Bindable(model).name, prompt: Text("Your name"))
    }
    #expect(driver.text.contains("Your name"))
    driver.type("Ada Lovelace")
    #expect(model.name == "Ada Lovelace")
    driver.type("\u{17}")
    #expect(model.name == "Ada ")
    driver.type("\u{1F}")
    #expect(model.name == "Ada Lovelace")
    driver.type("\u{1B}[200~ of\nLondon\u{1B}[201~")
    #expect(model.name == "Ada Lovelace of London")
    #expect(driver.text.contains("Ada Lovelace of London"))
  }

  @Test func aToggleASegmentAndAStepperChangeByKeys() {
    let driver = ScreenDriver { [model] in
      Toggle("Notifications", isOn: Bindable(model).isOn)
      Picker("Style", selection: Bindable(model).style) {
        Text("Alpha").tag("a")
        Text("Beta").tag("b")
      }
      .pickerStyle(.segmented)
      Stepper("Count", value: Bindable(model).count, in: 0...4)
    }
    driver.type(" ")
    #expect(model.isOn)
    #expect(driver.text.contains("[✓]"))
    driver.type("\t\u{1B}[C")
    #expect(model.style == "b")
    driver.type("\t\u{1B}[C\u{1B}[C")
    #expect(model.count == 4)
    #expect(driver.text.contains("− 4 +"))
  }

  @Test func aStepperWithoutBoundsGoesInBothDirections() {
    var presses = ""
    let driver = ScreenDriver { [model] in
      Stepper("Count", value: Bindable(model).count)
      Stepper("Presses", onIncrement: { presses += "+" }, onDecrement: { presses += "-" })
    }
    driver.type("\u{1B}[C\u{1B}[C\u{1B}[C")
    #expect(driver.text.contains("− 6 +"))
    #expect(model.count == 6)
    driver.type("\t\u{1B}[C\u{1B}[D\u{1B}[D")
    #expect(presses == "+--")
    #expect(driver.text.contains("− +"))
  }

  @Test func theAppScrollsToAView() {
    let driver = ScreenDriver {
      ScrollViewReader { proxy in
        Button("To the end") { proxy.scrollTo(60) }
        ForEach(1..<61) { Text("Line \($0).") }
      }
      .navigationTitle("Lines")
    }
    #expect(!driver.text.contains("Line 60."))
    driver.type("\r")
    #expect(driver.text.contains("Line 60."))
    #expect(!driver.text.contains("Line 1."))
  }

  @Test func theStateOfTheFocusFollowsTheKeyboard() {
    struct Fields: View {
      @FocusState private var field: Int?
      var body: some View {
        TextField("Street", text: .constant("")).focused($field, equals: 1)
        TextField("Town", text: .constant("")).focused($field, equals: 2)
        Button("Done") {}
        Text("in \(field ?? 0)")
      }
    }
    let driver = ScreenDriver { Fields() }
    driver.type("\t")
    #expect(driver.text.contains("in 2"))
    driver.type("\t")
    #expect(driver.text.contains("in 0"))
    driver.type("\t")
    #expect(driver.text.contains("in 1"))
  }

  @Test func aMenuOffersTheChoicesOfAPicker() {
    let driver = ScreenDriver { [model] in
      Picker("Color", selection: Bindable(model).color) {
        Text("Red").tag("red")
        Text("Blue").tag("blue")
      }
    }
    #expect(driver.text.contains("Red ▾"))
    driver.type("\r")
    #expect(driver.text.contains("Blue"))
    driver.type("\u{1B}[B\r")
    #expect(model.color == "blue")
    #expect(driver.text.contains("Blue ▾"))
    #expect(!driver.text.contains("╭"))
  }

  @Test func anAlertTakesTheFocusAndGivesItBack() {
    let driver = ScreenDriver { [model] in
      Button("Other") {}
      Button("Ask") { model.asks = true }
        .alert("Really?", isPresented: Bindable(model).asks) {
          Button("Yes") { model.presses += 1 }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This cannot be undone.")
        }
    }
    driver.type("\t\r")
    #expect(driver.text.contains("This cannot be undone."))
    #expect(driver.focusedWords == "Yes")
    driver.press(KeyPress(.escape))
    #expect(!driver.text.contains("Really?"))
    #expect(model.presses == 0)
    #expect(driver.focusedWords == "Ask")
    driver.type("\r\r")
    #expect(model.presses == 1)
  }

  @Test func tabsShowOnePage() {
    let driver = ScreenDriver { [model] in
      TabView(selection: Bindable(model).tab) {
        Tab("Movies", systemImage: "list.bullet", value: "one") { Text("All movies") }
        Tab("Watchlist", systemImage: "star", value: "two") { Button("Saved") {} }
      }
    }
    #expect(driver.text.contains("Movies   Watchlist"))
    #expect(driver.text.contains("All movies"))
    #expect(!driver.text.contains("Saved"))
    driver.press(KeyPress(.character("2"), .alt))
    #expect(model.tab == "two")
    #expect(driver.text.contains("Saved"))
    #expect(!driver.text.contains("All movies"))
    driver.click("Movies")
    #expect(model.tab == "one")
  }

  @Test func aListScrollsToTheFocusAndLoadsMoreRows() {
    let driver = ScreenDriver(height: 12) { [model] in
      List {
        ForEach(model.rows, id: \.self) { row in Text("Row \(row)").onTapGesture { model.presses = row } }
      }
    }
    #expect(driver.text.contains("Row 11"))
    for _ in 0..<20 { driver.press(KeyPress(.down)) }
    #expect(driver.text.contains("Row 21"))
    driver.type("\r")
    #expect(model.presses == 21)
    driver.press(KeyPress(.end))
    #expect(driver.text.contains("Row 100"))
    driver.press(KeyPress(.home))
    #expect(driver.text.hasPrefix("   Row 1 "))
  }

  @Test func scrollingALineWritesALine() {
    let driver = ScreenDriver(width: 80, height: 24) { [model] in
      List { ForEach(model.rows, id: \.self) { row in Text("Row \(row) of a list with words in it") } }
    }
    driver.press(KeyPress(.down, .control))
    #expect(driver.text.hasPrefix("   Row 2 of"))
    #expect(driver.bytes.count < 150)
  }

  @Test func theCommandPaletteFindsAndRunsAnAction() {
    let driver = ScreenDriver { [model] in
      Button("Feed the cat") { model.presses += 1 }
      Button("Feed the dog") { model.presses += 10 }
    }
    driver.press(KeyPress(.character("p"), .control))
    #expect(driver.text.contains("Quit"))
    driver.type("dog\r")
    #expect(model.presses == 10)
    #expect(!driver.text.contains("Commands"))
  }

  @Test func commandPaletteReportsNoMatches() {
    let driver = ScreenDriver { Button("Feed the cat") {} }
    driver.type("\u{10}zzz")
    #expect(driver.text.contains("Nothing matches."))
  }

  @Test func theCommandPaletteFollowsTheScreenBelow() {
    let driver = ScreenDriver { [model] in
      Button("Feed the cat") { model.presses += 1 }.disabled(!model.isOn)
    }
    model.isOn = false
    driver.type("\u{10}feed")
    #expect(!driver.text.contains("│   Feed the cat"))
    model.isOn = true
    driver.type("\r")
    #expect(model.presses == 1)
  }

  @Test func aRowsActionsAreAMenu() {
    let driver = ScreenDriver { [model] in
      List {
        ForEach(model.rows.prefix(3), id: \.self) { row in
          Text("Pet \(row)").swipeActions { Button("Remove", role: .destructive) { model.presses = row } }
        }
      }
    }
    #expect(driver.footer.contains(". Actions"))
    driver.press(KeyPress(.down))
    driver.type(".\r")
    #expect(model.presses == 2)
  }

  @Test func aDateChangesPartByPart() {
    let driver = ScreenDriver { [model] in
      DatePicker("Birthday", selection: Bindable(model).day, displayedComponents: .date)
    }
    driver.type("\r")
    driver.press(KeyPress(.right), KeyPress(.up), KeyPress(.right), KeyPress(.down))
    #expect(model.day == .day("2000-02-29"))
  }

  @Test(arguments: [(1, 1), (3, 2), (12, 4), (40, 12), (80, 24), (200, 60), (5_000, 2_000)])
  func everySizeIsDrawn(width: Int, height: Int) {
    let driver = ScreenDriver { [model] in EverythingView(model: model) }
    if width <= 200 {
      driver.resize(width, height)
    } else {
      driver.screen.resize(to: CellSize(width: width, height: height))
      #expect(driver.screen.frame().cells.size == CellBuffer.largest)
    }
  }

  @Test func controlKeysAskTheOwner() {
    let driver = ScreenDriver { Text("x") }
    driver.type("\u{3}\u{C}\u{1A}")
    #expect(driver.requests == [.quit, .redraw, .suspend])
  }

  @Test func aScreenReaderFollowsTheFocusWithTheCursor() {
    let driver = ScreenDriver(options: ScreenOptions(isLinear: true)) {
      Text("Words")
      Button("First") {}
      Button("Second") {}
    }
    let first = driver.screen.frame().cursor
    driver.type("\t")
    let second = driver.screen.frame().cursor
    #expect(first != nil && second != nil && first != second)
    #expect(!driver.lines.joined().contains("─"))
  }

  @Test func plainTextHasNoKeysAndNoFrames() {
    let tree = ViewTree {
      VStack(alignment: .leading) {
        Text("Cloudy").font(.title)
        Divider()
        Text("12 °C")
      }
    }
    defer { tree.unmount() }
    #expect(PlainText.text(of: tree) == " Cloudy\n\n 12 °C\n")
  }
}

/// A screen with most kinds of boxes on it.
private struct EverythingView: View {
  @Bindable var model: TerminalScreenTests.Model
  let points = [ChartPoint("x", 1), ChartPoint("y", 2)]

  var body: some View {
    TabView(selection: $model.tab) {
      Tab("One", systemImage: "list.bullet", value: "one") {
        VStack {
          Text("東京 and words").font(.title)
          HStack {
            Text("Left")
            Spacer()
            Text("Right")
          }
          TextField("Name", text: $model.name)
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
            ForEach(model.rows.prefix(6), id: \.self) { row in Text("Cell \(row)") }
          }
          ProgressView("Loading")
          Chart("Values", series: [ChartSeries("A", points: points)])
        }
        .navigationTitle("A title")
      }
    }
  }
}
