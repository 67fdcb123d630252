import Bindery
import BinderyViews
import Foundation
import Testing

@testable import BinderyTerminal

/// Content that scrolls where it does not fit.
@MainActor
@Suite struct ViewportTests {
  @Test func contentThatFitsExactlyHasNoScrollBar() {
    let driver = ScreenDriver(width: 20, height: 4) {
      Text("exactly on a line. exactly on a line. exactly on a line.")
    }
    #expect(driver.text == " exactly on a line.\n exactly on a line.\n exactly on a line.")
  }

  @Test func contentThatDoesNotFitLeavesAColumnToTheScrollBar() {
    let driver = ScreenDriver(width: 20, height: 4) {
      Text("exactly on a line. exactly on a line. exactly on a line. more")
    }
    #expect(driver.lines[0] == " exactly on a      ▐")
  }

  /// The buttons of a question are in sight wherever there is space for them.
  @Test func aQuestionThatFitsIsShownWhole() {
    let driver = ScreenDriver(width: 40, height: 12) {
      Text("Below")
        .alert("Add Pet", isPresented: .constant(true)) {
          TextField("Name", text: .constant(""))
          Button("Cancel", role: .cancel) {}
          Button("Add") {}
        } message: {
          Text("Please select name for your pet.")
        }
    }
    #expect(driver.text.contains("Cancel"))
    #expect(!driver.text.contains("▐"))
  }

  /// A prompt's only field has the name of the prompt, which its frame shows.
  @Test func aFieldDoesNotRepeatTheTitleAboveIt() {
    let driver = ScreenDriver(width: 40, height: 12) {
      Text("Below")
        .alert("Add Pet", isPresented: .constant(true)) {
          TextField("Add Pet", text: .constant("Selina"))
          TextField("Food", text: .constant("Dry"))
          Button("Add") {}
        }
    }
    #expect(driver.text.components(separatedBy: "Add Pet").count == 2)
    #expect(driver.text.contains("Food"))
  }

  @Test func onlyTheFirstFieldIsNamedByItsDialog() {
    let driver = ScreenDriver(width: 40, height: 14) {
      Text("Below")
        .alert("Name", isPresented: .constant(true)) {
          TextField("Food", text: .constant("Dry"))
          TextField("Name", text: .constant("Selina"))
          Button("Add") {}
        }
    }
    #expect(driver.text.components(separatedBy: "Name").count == 3)
  }

  /// A menu's item has the whole line where no shortcut is beside it.
  @Test func aNarrowMenuCutsNoWordThatFits() {
    let driver = ScreenDriver(width: 20, height: 8) { Button("Locations 12") {} }
    driver.type("\u{10}")
    #expect(driver.text.contains("Locations 12"))
  }
}
