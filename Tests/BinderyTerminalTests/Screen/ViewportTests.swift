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

  /// A small window scrolls to keep the focus in sight, without the reader's doing.
  @Test(arguments: [(1, 1), (20, 4), (40, 2)])
  func aWindowThatWasSmallForAWhileShowsWhatItShowedBefore(width: Int, height: Int) {
    let driver = ScreenDriver(width: 40, height: 12) {
      ForEach(0..<8, id: \.self) { Text("Above \($0)") }
      ScrollView(.horizontal) { HStack { ForEach(0..<9, id: \.self) { Button("Button \($0)") {} } } }
      ForEach(0..<20, id: \.self) { Text("Below \($0)") }
    }
    for _ in 0..<2 { driver.type("\t") }
    let before = driver.text
    driver.resize(width, height)
    driver.resize(2, 40)
    driver.resize(40, 12)
    #expect(before.contains("Above 0"))
    #expect(driver.text == before)
  }

  @Test func aMovementInASmallWindowStays() {
    let driver = ScreenDriver(width: 40, height: 12) {
      Button("First") {}
      ForEach(0..<30, id: \.self) { Text("Row \($0)") }
      Button("Last") {}
    }
    driver.resize(40, 6)
    driver.type("\t")
    driver.resize(40, 8)
    driver.resize(40, 12)
    #expect(driver.text.contains("Last"))
    #expect(!driver.text.contains("First"))
  }
}
