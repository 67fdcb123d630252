import Bindery
import BinderyViews
import Foundation
import Testing

@testable import BinderyTerminal

/// Views that depend on their size, in cells.
@MainActor
@Suite struct MeasuredTests {
  @MainActor
  final class Layout {
    @Bindery.Box var width = 80.0
  }

  // A page has a margin of one column at both sides.
  @Test func aFrameShowsTheSizeThatAReaderHas() {
    let driver = ScreenDriver(width: 40, height: 20) {
      VStack(spacing: 0) {
        Text("Title")
        GeometryReader { proxy in Text("\(Int(proxy.size.width)) by \(Int(proxy.size.height))") }
      }
    }
    #expect(driver.lines.contains { $0.contains("304 by ") })
    driver.screen.resize(to: CellSize(width: 30, height: 20))
    driver.show()
    #expect(driver.lines.contains { $0.contains("224 by ") })
  }

  @Test func barsHaveTheirPartOfTheWidth() throws {
    let driver = ScreenDriver(width: 40, height: 20) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach([0.25, 0.5, 1], id: \.self) { part in
          GeometryReader { proxy in
            Text("=").frame(width: proxy.size.width * part, alignment: .trailing)
          }.frame(height: 16)
        }
      }
    }
    let ends = driver.lines.compactMap { line in
      line.lastIndex(of: "=").map { line.distance(from: line.startIndex, to: $0) }
    }
    #expect(ends == [9, 19, 38])
  }

  @Test func aLayoutThatGoesBackAndForthIsShown() {
    let layout = Layout()
    let driver = ScreenDriver(width: 40, height: 10) {
      HStack {
        Text("a").frame(width: layout.width)
          .onGeometryChange(for: Double.self, of: { $0.size.width }) {
            layout.width = $0 < 100 ? 160 : 80
          }
        Text("end")
      }
    }
    #expect(driver.lines.contains { $0.contains("end") })
    let shown = driver.lines
    for _ in 0..<5 { driver.show() }
    #expect(driver.lines == shown)
  }

  @Test func aPositionIsRoundedToCells() throws {
    let driver = ScreenDriver(width: 40, height: 10) {
      ZStack { Text("x").position(x: 83, y: 40) }.frame(width: 320, height: 160)
    }
    let row = try #require(driver.lines.firstIndex { $0.contains("x") })
    let line = driver.lines[row]
    #expect(row == 2)
    #expect(line.firstIndex(of: "x").map { line.distance(from: line.startIndex, to: $0) } == 11)
  }
}
