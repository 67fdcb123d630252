import Bindery
import BinderyViews
import Testing

@testable import BinderyANSI

/// Which control of a row the keyboard reaches, and what Enter does there.
@MainActor
struct RowFocusTests {
  @MainActor
  private final class Model {
    @Box var path: [String] = []
    @Box var presses: [String] = []
  }

  private let model = Model()

  /// Rows with a link and actions, as in a list of movies.
  private func links() -> ScreenDriver {
    ScreenDriver { [model] in
      NavigationStack(path: Bindable(model).path) {
        List(["Snowline", "Tin Whale"], id: \.self) { name in
          NavigationLink(value: name) {
            VStack {
              Text(name)
              Text("98 votes")
            }
          }
          .swipeActions { Button("Watch \(name)") { model.presses.append(name) } }
        }
        .navigationDestination(for: String.self) { Text("About \($0)") }
      }
    }
  }

  @Test func enterOpensTheLinkOfARowWithActions() {
    let driver = links()
    driver.type("\r")
    #expect(driver.text.contains("About Snowline"))
  }

  @Test func eachRowWithALinkIsOneStopOfTheKeyboard() {
    let driver = links()
    driver.type("\t\r")
    #expect(driver.text.contains("About Tin Whale"))
  }

  @Test func aClickOpensTheLinkAndTheRowHasTheFocusAfterwards() {
    let driver = links()
    driver.click("Tin Whale")
    #expect(driver.text.contains("About Tin Whale"))
    driver.type("\u{1B}")
    #expect(driver.lines.contains { $0.contains("▌ Tin Whale") })
  }

  @Test func theActionsOfARowAreOfferedAtItsLink() {
    let driver = links()
    #expect(driver.footer.hasPrefix(" Enter Open  . Actions"))
    driver.type(".\r")
    #expect(model.presses == ["Snowline"])
  }

  @Test func aRowWhoseOnlyControlIsOffOffersItsActions() {
    let driver = ScreenDriver { [model] in
      List {
        Button("Feed") {}.disabled(true).swipeActions { Button("Remove") { model.presses.append("Remove") } }
      }
    }
    driver.type(".\r")
    #expect(model.presses == ["Remove"])
  }

  @Test func aRowWithSeveralControlsHasAStopForEach() {
    let driver = ScreenDriver { [model] in
      List {
        HStack {
          Button("Feed") { model.presses.append("Feed") }
          Button("Walk") { model.presses.append("Walk") }
        }
        .swipeActions { Button("Remove") { model.presses.append("Remove") } }
      }
    }
    driver.type("\r\t\r.\r")
    #expect(model.presses == ["Feed", "Walk", "Remove"])
  }
}
