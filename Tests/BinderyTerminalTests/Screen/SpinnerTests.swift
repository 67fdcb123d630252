import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Spinners move without painting the rest of the screen.
@MainActor
@Suite struct SpinnerTests {
  private func driver(reducesMotion: Bool = false, isLinear: Bool = false) -> ScreenDriver {
    ScreenDriver(options: ScreenOptions(isLinear: isLinear, reducesMotion: reducesMotion)) {
      Text("Words that stay")
      ProgressView("Loading")
    }
  }

  @Test func aStepWritesOnlyTheSpinner() {
    let driver = driver()
    #expect(driver.screen.isAnimated)
    #expect(driver.text.contains("⠋ Loading"))
    for step in ProgressElement.steps.dropFirst() {
      driver.screen.advance()
      driver.show()
      #expect(driver.text.contains("\(step) Loading"))
      #expect(driver.bytes.count <= 40)
    }
    driver.screen.advance()
    driver.show()
    #expect(driver.text.contains("⠋ Loading"))
  }

  @Test func withReducedMotionNothingMoves() {
    #expect(!driver(reducesMotion: true).screen.isAnimated)
  }

  @Test func forScreenReadersNothingMoves() {
    #expect(!driver(isLinear: true).screen.isAnimated)
  }

  @Test func aSpinnerThatIsGoneLeavesNothingToMove() {
    @SharedBox var isLoading = true
    let driver = ScreenDriver { if isLoading { ProgressView("Loading") } else { Text("Done") } }
    #expect(driver.screen.isAnimated)
    isLoading = false
    driver.show()
    #expect(!driver.screen.isAnimated)
  }

  @Test func aSpinnerThatIsScrolledAwayLeavesNothingToMove() {
    let driver = ScreenDriver(height: 8) {
      ProgressView("Loading")
      ForEach(1..<40) { Text("Line \($0)") }
    }
    driver.press(KeyPress(.end))
    #expect(!driver.screen.isAnimated)
  }
}
