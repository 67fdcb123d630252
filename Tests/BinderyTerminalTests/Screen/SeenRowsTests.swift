import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// Rows that appear when the viewport shows them.
@MainActor
@Suite struct SeenRowsTests {
  @MainActor
  final class Model {
    @Bindery.Box var rows = Array(1...10)
    private(set) var loads = 0
    var seen: Set<Int> = []

    func loadMore() {
      loads += 1
      rows += (1...10).map { rows.count + $0 }
    }
  }

  @Test func aListThatLoadsMoreAtItsLastRowStopsBelowTheWindow() {
    let model = Model()
    let driver = ScreenDriver(width: 40, height: 20) {
      List {
        ForEach(model.rows, id: \.self) { row in
          Text("Row \(row)").onTapGesture {}
            .onAppear {
              model.seen.insert(row)
              if row == model.rows.last { model.loadMore() }
            }
            .onDisappear { model.seen.remove(row) }
        }
      }
    }
    let shown = driver.lines.count { $0.contains("Row ") }
    #expect(shown > 5)
    #expect(model.seen == Set(1...shown))
    let loads = model.loads
    #expect(model.rows.count == 10 + 10 * loads && model.rows.count > shown)
    for _ in 0..<5 { driver.show() }
    #expect(model.loads == loads)
    driver.press(KeyPress(.end))
    for _ in 0..<5 { driver.show() }
    #expect(model.loads > loads && model.loads <= loads + 3)
    let words = driver.lines.compactMap { $0.firstMatch(of: /Row (\d+)/).flatMap { Int($0.1) } }
    #expect(model.seen == Set(words))
    driver.press(KeyPress(.home))
    driver.show()
    #expect(model.seen.contains(1) && !model.seen.contains(model.rows.count))
  }

  @Test func theRowsOfALazyStackFollowTheViewport() {
    let model = Model()
    model.rows = Array(1...60)
    let driver = ScreenDriver(width: 40, height: 12) {
      ScrollView {
        LazyVStack {
          ForEach(model.rows, id: \.self) { row in
            Button("Row \(row)") {}.onAppear { model.seen.insert(row) }.onDisappear { model.seen.remove(row) }
          }
        }
      }
    }
    #expect(model.seen.contains(1) && model.seen.count < 15)
    driver.press(KeyPress(.end))
    driver.show()
    #expect(model.seen.contains(60) && !model.seen.contains(1) && model.seen.count < 15)
  }
}
