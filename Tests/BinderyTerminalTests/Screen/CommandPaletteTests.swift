import Bindery
import BinderyViews
import Foundation
import Testing

@testable import BinderyTerminal

/// The list of everything that can be done on a screen, and the title above it.
@MainActor
struct CommandPaletteTests {
  @MainActor final class Model {
    @Box var title = "Go"
    @Box var presses: [String] = []
    @Box var others: [String] = []
  }

  private let model = Model()

  private func driver() -> ScreenDriver {
    ScreenDriver { [model] in
      NavigationStack {
        VStack {
          Button("Feed") { model.presses.append("Feed") }
          Button("Weigh") { model.presses.append("Weigh") }
          ForEach(model.others, id: \.self) { title in Button(title) { model.presses.append(title) } }
        }
        .navigationTitle(model.title)
      }
    }
  }

  @Test(arguments: ["wei", "\u{1B}[200~wei\u{1B}[201~"])
  func typedAndPastedTextFilterIt(text: String) {
    let driver = driver()
    driver.press(KeyPress(.character("p"), .control))
    driver.type(text)
    driver.press(KeyPress(.enter))
    #expect(model.presses == ["Weigh"])
  }

  /// Typing the beginning of a command finds it before a command that contains the letters elsewhere.
  @Test func commandsWithTheTypedPrefixAreFirst() {
    let driver = driver()
    driver.press(KeyPress(.character("p"), .control))
    driver.type("e")
    #expect(driver.text.contains("Feed"))
    driver.press(KeyPress(.escape))
    model.others = ["Open CoffeeQuest", "Ask a question"]
    driver.show()
    driver.press(KeyPress(.character("p"), .control))
    driver.type("qu")
    let lines = driver.text.split(separator: "\n").filter { $0.contains("│") }.map { $0.filter { $0 != "│" } }
    let found = ["question", "Quit", "CoffeeQuest"].map { word in lines.firstIndex { $0.contains(word) } }
    #expect(found == [1, 2, 3])
  }

  /// The titles that the list shows, in order.
  private func titles(_ driver: ScreenDriver) -> [String] {
    driver.press(KeyPress(.character("p"), .control))
    return driver.screen.popup?.items.map { item in
      item.item.detail.isEmpty ? item.item.title : "\(item.item.title) – \(item.item.detail)"
    } ?? []
  }

  @MainActor final class Values {
    @Box var isOn = false
    @Box var color = "red"
    @Box var size = "small"
    @Box var text = ""
    @Box var number = 3.0
    @Box var day = Date.day("2026-03-29")
    @Box var place: Int?
    @Box var photo: PhotosPickerItem?
    @Box var actions: [String] = []
  }

  private let values = Values()

  /// A screen with a control of each role that the keyboard can reach.
  private func everything() -> ScreenDriver {
    let center = MapCoordinate(latitude: 46.95, longitude: 7.45)
    let catalog = PictureCatalog(name: "pins", folder: "/nowhere")
    return ScreenDriver(width: 80, height: 100) { [values] in
      VStack {
        Button("Feed") { values.actions.append("feed") }
        Link("Help", destination: "https://example.com")
        LocationButton("Here") { _ in }
        TextField("Name", text: Bindable(values).text)
        Toggle("Sound", isOn: Bindable(values).isOn)
        Picker("Color", selection: Bindable(values).color) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        Picker("Size", selection: Bindable(values).size) {
          Text("Small").tag("small")
          Text("Large").tag("large")
        }
        .pickerStyle(.segmented)
        Stepper("Cups", value: Bindable(values).number)
        Slider(value: Bindable(values).number, in: 0...10) { Text("Level") }
        DatePicker("Birthday", selection: Bindable(values).day, displayedComponents: .date)
        PhotosPicker("Choose a photo", selection: Bindable(values).photo)
        DisclosureGroup("Details") { Text("More") }
        Text("Photo").onLongPressGesture { values.actions.append("held") }
        Map("Cafes", region: .constant(MapRegion(center: center, span: 3_000))) {
          Annotation(
            "Cafe Ada", coordinate: center, picture: "pin", in: catalog,
            isSelected: Binding(get: { values.place == 1 }, set: { values.place = $0 ? 1 : nil })
          ) { Text("Coffee") }
        }
        List { Text("Miso").onTapGesture { values.actions.append("miso") } }
      }
      .refreshable { values.actions.append("refresh") }
    }
  }

  @Test func paletteListsAllAvailableActions() {
    #expect(
      titles(everything()) == [
        "Feed", "Help", "Here", "Sound", "Choose a photo", "Name", "Red – Color", "Blue – Color",
        "Small – Size",
        "Large – Size", "Cups", "Level", "Birthday", "Details", "Photo – .", "Cafes", "Cafe Ada", "Miso",
        "Refresh – F5", "Quit – Ctrl+Q",
      ])
  }

  @Test(arguments: [
    ("blue", "blue"), ("large", "large"), ("photo .", "held"), ("cafe ada", "1"), ("miso", "miso"),
    ("refresh", "refresh"),
  ])
  func paletteRunsTheListedActions(typed: String, result: String) async {
    // Refreshing is work of the window.
    let scope = WorkScope()
    let driver = WorkScope.$current.withValue(scope) { everything() }
    WorkScope.$current.withValue(scope) { driver.type("\u{10}\(typed)\r") }
    await scope.idle()
    let results = [values.color, values.size, values.place.map { "\($0)" } ?? ""] + values.actions
    #expect(results.contains(result))
  }

  /// A control whose value is changed by other keys gets the focus.
  @Test(arguments: ["Name", "Cups", "Level", "Birthday", "Cafes"]) func itFindsControlsWithValues(
    title: String
  ) {
    let driver = everything()
    driver.type("\u{10}\(title)\r")
    #expect(driver.focusedWords == title)
  }

  @Test func aDateThatItFindsIsEdited() {
    let driver = everything()
    driver.type("\u{10}birthday\r")
    driver.press(KeyPress(.up))
    #expect(values.day == .day("2027-03-29"))
  }

  @Test func itListsTheActionsOfTheFocusedRow() {
    @SharedBox var rows = ["Ada", "Bo", "Cy"]
    let driver = ScreenDriver {
      List {
        ForEach(rows, id: \.self) { row in Text(row).swipeActions { Button("Feed \(row)") {} } }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    driver.press(KeyPress(.down))
    #expect(
      titles(driver) == [
        "Feed Bo", "Delete – Del", "Move up – Alt+↑", "Move down – Alt+↓", "Move to… – Alt+M",
        "Quit – Ctrl+Q",
      ])
    driver.type("move down\r")
    #expect(rows == ["Ada", "Cy", "Bo"])
    driver.type("\u{10}delete\r")
    #expect(rows == ["Ada", "Cy"])
  }

  @Test func aTitleThatGrowsIsShownInWhole() {
    let driver = driver()
    model.title = "Go to the veterinarian"
    driver.show()
    #expect(driver.screen.frame().cells.text.contains("Go to the veterinarian"))
  }
}
