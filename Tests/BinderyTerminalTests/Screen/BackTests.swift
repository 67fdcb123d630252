import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct BackTests {
  @MainActor
  final class Model {
    @Box var path = ["tabs"]
    @Box var tab = "one"
  }

  @Test func escapeLeavesAScreenOfTabs() {
    let model = Model()
    let driver = ScreenDriver {
      NavigationStack(path: Bindable(model).path) {
        Text("Home")
          .navigationDestination(for: String.self) { _ in
            TabView(selection: Bindable(model).tab) {
              Tab("One", systemImage: "star", value: "one") { Text("First") }
            }
          }
      }
    }
    #expect(driver.text.contains("First"))
    #expect(driver.footer.contains("Esc Back"))
    driver.press(KeyPress(.escape))
    #expect(model.path == [])
    #expect(driver.text.contains("Home"))
    #expect(!driver.footer.contains("Esc"))
  }
}
