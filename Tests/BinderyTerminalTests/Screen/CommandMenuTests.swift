import Bindery
import Testing

@testable import BinderyTerminal
@testable import BinderyViews

/// The commands of a window's menus in a terminal.
@MainActor
struct CommandMenuTests {
  @MainActor final class Model {
    @Box var presses: [String] = []
    @Box var isOn = false
    @Box var size = "small"
    @Box var asks = false
  }

  private let model = Model()

  private func driver() -> ScreenDriver {
    let scene = WindowGroup { [model] in
      Button("Feed") { model.presses.append("feed") }.keyboardShortcut("f")
      if model.presses.contains("new") { Button("Weigh") { model.presses.append("weigh") } }
      Text("Pets").alert("Sure?", isPresented: Bindable(model).asks) {
        Button("Yes") { model.presses.append("yes") }
      }
    }.commands { [model] in
      CommandMenu("Board") {
        Button("New card") { model.presses.append("new") }.keyboardShortcut("e")
        if model.isOn { Button("Undo") { model.presses.append("undo") }.keyboardShortcut("u") }
        Button("Locked") {}.disabled(true)
        Picker("Size", selection: Bindable(model).size) {
          Text("Small").tag("small")
          Text("Large").tag("large")
        }
      }
      CommandGroup(after: .sidebar) { Toggle("Sound", isOn: Bindable(model).isOn) }
    }
    return ScreenDriver { Self.view(of: scene.windowScenes[0]) }
  }

  private static func view(of scene: some WindowScene) -> AnyView { AnyView(scene.window) }

  private func titles(_ driver: ScreenDriver) -> [String] {
    driver.press(KeyPress(.character("p"), .control))
    return driver.screen.popup?.items.map { "\($0.item.title) – \($0.item.detail)" } ?? []
  }

  @Test func thePaletteListsTheCommandsOfMenusFirst() {
    let driver = driver()
    #expect(!driver.text.contains("New card"))
    #expect(
      titles(driver) == [
        "New card – Board · Ctrl+E", "Small – Board · Size", "Large – Board · Size", "Sound – ",
        "Feed – Ctrl+F", "Quit – Ctrl+Q",
      ])
  }

  @Test func thePaletteRunsThem() {
    let driver = driver()
    driver.type("\u{10}new\r")
    driver.type("\u{10}sound\r")
    driver.type("\u{10}large\r")
    #expect(model.presses == ["new"])
    #expect(model.isOn)
    #expect(model.size == "large")
  }

  @Test func theirShortcutsWorkAndTheLineOfKeysShowsThoseOfTheScreen() {
    let driver = driver()
    driver.press(KeyPress(.character("e"), .control))
    #expect(model.presses == ["new"])
    #expect(driver.text.contains("Weigh"))
    #expect(driver.footer.contains("Ctrl+F Feed"))
    #expect(!driver.footer.contains("New card"))
  }

  @Test func theShortcutOfACommandThatArrivesLaterWorks() {
    let driver = driver()
    driver.press(KeyPress(.character("u"), .control))
    #expect(model.presses == [])
    model.isOn = true
    driver.show()
    driver.press(KeyPress(.character("u"), .control))
    #expect(model.presses == ["undo"])
    #expect(titles(driver).contains("Undo – Board · Ctrl+U"))
  }

  @Test func anAlertCoversThem() {
    let driver = driver()
    model.asks = true
    driver.show()
    driver.press(KeyPress(.character("e"), .control))
    #expect(model.presses == [])
    #expect(titles(driver) == ["Yes – ", "Quit – Ctrl+Q"])
  }
}
