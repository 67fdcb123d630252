import Bindery
import BinderyViews
import Testing

@testable import BinderyANSI

/// The control that has the focus before a person moves it: the first one of the content, not of the bars.
@MainActor
@Suite struct FirstFocusTests {
  @MainActor
  final class Model {
    @Bindery.Box var tab = "one"
    @Bindery.Box var isLoaded = false
  }

  let model = Model()

  @Test func tabsBelowABarStartInTheirContent() {
    let driver = ScreenDriver { [model] in
      NavigationStack {
        TabView(selection: Bindable(model).tab) {
          Tab("Movies", systemImage: "list.bullet", value: "one") { Button("Open") {} }
          Tab("Watchlist", systemImage: "star", value: "two") { Button("Saved") {} }
        }
        .navigationTitle("Movie Info")
        .toolbar { Button("Share") {} }
      }
    }
    #expect(driver.focusedWords == "Open")
  }

  @Test func theFocusGoesToContentThatArrivesLater() {
    let driver = ScreenDriver { [model] in
      NavigationStack {
        VStack { if model.isLoaded { Button("Open") {} } else { Text("Loading") } }
          .navigationTitle("Movies")
          .toolbar { Button("Share") {} }
      }
    }
    #expect(driver.focusedWords == "Share")
    model.isLoaded = true
    driver.show()
    #expect(driver.focusedWords == "Open")
  }

  @Test func theFocusStaysInABarToWhichAPersonMovedIt() {
    let driver = ScreenDriver { [model] in
      NavigationStack {
        VStack { if model.isLoaded { Button("Open") {} } else { Text("Loading") } }
          .navigationTitle("Movies")
          .toolbar {
            Button("Share") {}
            Button("Sort") {}
          }
      }
    }
    driver.type("\t")
    #expect(driver.focusedWords == "Sort")
    model.isLoaded = true
    driver.show()
    #expect(driver.focusedWords == "Sort")
  }
}
