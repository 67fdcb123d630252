import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

@MainActor
@Suite struct ViewThatFitsTests {
  @MainActor
  final class Model {
    @Box var words = "Delivered on Tuesday"
  }

  private let model = Model()

  private func driver(width: Int) -> ScreenDriver {
    ScreenDriver(width: width) {
      VStack {
        ViewThatFits(in: .horizontal) {
          HStack {
            Button(model.words) {}
            Text("three days ago")
          }
          Button("Delivered") {}
          Text("!")
        }
        Button("After") {}
      }
    }
  }

  @Test func theFirstViewThatFitsIsShown() {
    let driver = driver(width: 60)
    #expect(driver.text.contains("Delivered on Tuesday") && driver.text.contains("three days ago"))
    driver.resize(20, 16)
    #expect(driver.text.contains("Delivered") && !driver.text.contains("Tuesday"))
    driver.resize(8, 16)
    #expect(driver.text.contains("!") && !driver.text.contains("Delivered"))
    driver.resize(60, 16)
    #expect(driver.text.contains("three days ago"))
  }

  @Test func whatIsNotShownCannotBeReached() {
    let driver = driver(width: 60)
    driver.press(KeyPress(.tab))
    #expect(driver.focusedWords == "After")
    driver.press(KeyPress(.tab))
    #expect(driver.focusedWords == "Delivered on Tuesday")
  }

  @Test func aChangedViewIsMeasuredAgain() {
    let driver = driver(width: 40)
    #expect(driver.text.contains("three days ago"))
    model.words = "Delivered on Tuesday afternoon"
    driver.show()
    #expect(!driver.text.contains("three days ago"))
    model.words = "Delivered"
    driver.show()
    #expect(driver.text.contains("three days ago"))
  }
}
