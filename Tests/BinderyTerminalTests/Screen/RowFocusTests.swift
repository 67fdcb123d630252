import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Which control of a row the keyboard reaches, and what Enter does there.
@MainActor
struct RowFocusTests {
  @MainActor
  private final class Model {
    @Box var path: [String] = []
    @Box var presses: [String] = []
    @Box var places = ["Berlin", "Paris", "Rome"]
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

  // MARK: Rows that come and go

  /// Places, with a screen that adds one.
  private func places() -> ScreenDriver {
    ScreenDriver { [model] in
      NavigationStack(path: Bindable(model).path) {
        List {
          ForEach(model.places, id: \.self) { name in
            Button(name) { model.presses.append(name) }
              .swipeActions { Button("Delete") { model.places.removeAll { $0 == name } } }
          }
        }
        .toolbar { NavigationLink("Add", value: "add") }
        .navigationDestination(for: String.self) { _ in
          Button("Take Oslo") {
            model.places.insert("Oslo", at: 1)
            model.path.removeLast()
          }
        }
      }
    }
  }

  @Test func aRowAddedOnAnotherScreenHasTheFocusAfterwards() {
    let driver = places()
    driver.type("\t")
    driver.type("\u{10}add\r")
    driver.type("\r")
    #expect(driver.text.contains("Oslo"))
    driver.type("\r")
    #expect(model.presses == ["Oslo"])
  }

  @Test func aScreenWithoutANewRowHasItsFormerFocus() {
    let driver = places()
    driver.type("\t")
    driver.type("\u{10}add\r")
    driver.type("\u{1B}")
    driver.type("\r")
    #expect(model.presses == ["Paris"])
  }

  @Test(arguments: [(0, "Paris"), (1, "Rome"), (2, "Paris")])
  func theFocusGoesToTheNeighborOfARemovedRow(row: Int, neighbor: String) {
    let driver = places()
    driver.type(String(repeating: "\t", count: row))
    model.places.remove(at: row)
    driver.show()
    driver.type("\r")
    #expect(model.presses == [neighbor])
  }

  @Test func theFocusStaysWithARowThatMoves() {
    let driver = places()
    driver.type("\t")
    model.places = ["Rome", "Berlin", "Paris"]
    driver.show()
    driver.type("\r")
    #expect(model.presses == ["Paris"])
  }

  @Test func theFocusLeavesAListWithoutRows() {
    let driver = places()
    model.places = []
    driver.show()
    #expect(driver.focusedWords == "Add")
  }
}
