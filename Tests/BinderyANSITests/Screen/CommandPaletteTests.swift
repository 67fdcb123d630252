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
  }

  private let model = Model()

  private func driver() -> ScreenDriver {
    ScreenDriver { [model] in
      NavigationStack {
        VStack {
          Button("Feed") { model.presses.append("Feed") }
          Button("Weigh") { model.presses.append("Weigh") }
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

  @Test func aTitleThatGrowsIsShownInWhole() {
    let driver = driver()
    model.title = "Go to the veterinarian"
    driver.show()
    #expect(driver.screen.frame().cells.text.contains("Go to the veterinarian"))
  }
}
