import BinderyViews
import Testing

@testable import BinderyTerminal

@Suite("Box modifiers in a terminal") @MainActor
struct BoxModifierTests {
  @Test func aFrameIsALeastSize() {
    let driver = ScreenDriver {
      HStack(spacing: 0) {
        Text("a").frame(width: 80, alignment: .leading)
        Text("b")
      }
    }
    #expect(driver.text.contains("a         b"))
  }

  @Test func aNarrowFrameCutsNoWords() {
    let driver = ScreenDriver { Text("unabbreviated").frame(width: 16) }
    #expect(driver.text.contains("unabbreviated"))
  }

  @Test func anOverlayIsOverTheContent() {
    let driver = ScreenDriver { Text("abc").overlay(alignment: .trailing) { Text("!") } }
    #expect(driver.text.contains("ab!"))
  }

  @Test func transparentViewsKeepTheirSpace() {
    let driver = ScreenDriver {
      HStack(spacing: 0) {
        Text("a")
        Text("b").opacity(0)
        Text("c")
      }
    }
    #expect(driver.text.contains("a c"))
  }

  @Test func aRoundShapeIsADot() {
    let driver = ScreenDriver {
      HStack {
        Circle().fill(.green).frame(width: 8, height: 8)
        Text("on")
      }
    }
    #expect(driver.text.contains("● on"))
  }

  @Test func aGridHasTheColumnsThatAreAskedFor() {
    let driver = ScreenDriver {
      LazyVGrid(columns: [GridItem(.fixed(24)), GridItem(.flexible())]) {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    let lines = driver.text.split(separator: "\n")
    #expect(lines.contains { $0.contains("a    b") })
  }
}
