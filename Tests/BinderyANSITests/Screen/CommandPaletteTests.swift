import Bindery
import BinderyViews
import Testing

@testable import BinderyANSI

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
  @Test func commandsThatBeginWithWhatIsTypedAreFirst() {
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

  @Test func aTitleThatGrowsIsShownInWhole() {
    let driver = driver()
    model.title = "Go to the veterinarian"
    driver.show()
    #expect(driver.screen.frame().cells.text.contains("Go to the veterinarian"))
  }
}
