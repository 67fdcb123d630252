import Bindery
import BinderyViews
import Testing

@testable import BinderyTerminal

/// A grid of rows: its columns are below each other.
@MainActor
@Suite struct GridTests {
  @MainActor
  final class Model {
    @Bindery.Box var name = "Rain"
  }

  let model = Model()

  private func driver(
    width: Int = 60, alignment: Alignment = .leading, spacing: Double? = nil, isLinear: Bool = false
  ) -> ScreenDriver {
    ScreenDriver(width: width, height: 8, options: ScreenOptions(isLinear: isLinear)) { [model] in
      Grid(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: 0) {
        GridRow {
          Text(model.name)
          Text("2 mm")
        }
        GridRow {
          Text("Temperature")
          Text("21 °C")
        }
        Text("of today")
      }
    }
  }

  @Test func aColumnIsAsWideAsItsWidestCell() {
    #expect(driver().text == " Rain        2 mm\n Temperature 21 °C\n of today")
  }

  @Test func aCellIsAlignedInItsColumn() {
    #expect(driver(alignment: .trailing).text.hasPrefix("        Rain  2 mm\n Temperature 21 °C"))
    #expect(driver(alignment: .center).text.hasPrefix("    Rain     2 mm\n Temperature 21 °C"))
  }

  @Test func theSpaceBetweenColumnsIsTheGrids() {
    #expect(driver(spacing: 32).text.hasPrefix(" Rain           2 mm\n"))
  }

  @Test func columnsFollowTheirCells() {
    let driver = driver()
    model.name = "Precipitation"
    driver.show()
    #expect(driver.text == " Precipitation 2 mm\n Temperature   21 °C\n of today")
    model.name = "Sun"
    driver.show()
    #expect(driver.text == " Sun         2 mm\n Temperature 21 °C\n of today")
  }

  @Test func columnsThatDoNotFitBreakTheirWords() {
    #expect(driver(width: 14).text == " Rain   2 mm\n Temper 21 °C\n ature\n of today")
  }

  @Test func aFramedRowIsAnOrdinaryRow() {
    let driver = ScreenDriver {
      Grid(alignment: .leading, verticalSpacing: 0) {
        GridRow {
          Text("Rain")
          Text("2 mm")
        }
        .frame(height: 16, alignment: .leading)
        GridRow {
          Text("Temperature")
          Text("21 °C")
        }
      }
    }
    #expect(driver.text == " Rain 2 mm\n Temperature 21 °C")
  }

  @Test func aRowOutsideOfAGridIsAnOrdinaryRow() {
    let driver = ScreenDriver {
      GridRow {
        Text("Rain")
        Text("2 mm")
      }
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        GridRow {
          Text("Wind")
          Text("5 km/h")
        }
      }
    }
    #expect(driver.text == " Rain 2 mm\n Wind 5 km/h")
  }

  @Test func aRowsPaddingTakesNothingFromItsCells() {
    let grid = { (width: Int) in
      ScreenDriver(width: width) {
        Grid(alignment: .leading, verticalSpacing: 0) {
          GridRow {
            Text("Temperature")
            Text("21 °C")
          }
          .padding(.horizontal, 16)
        }
      }
    }
    #expect(grid(60).text == "  Temperature 21 °C")
    #expect(grid(14).text == "  Temp\n  erat 21 °C\n  ure")
    #expect(grid(14).lines.allSatisfy { CellWidth.of($0) <= 12 })
  }

  /// Text forgets the measures of all boxes around it; a label of a control does not.
  @Test func columnsFollowTheLabelsOfControls() {
    model.name = "Precipitation"
    let driver = ScreenDriver { [model] in
      HStack {
        Grid(alignment: .leading, verticalSpacing: 0) {
          GridRow {
            ProgressView(model.name)
            Text("2 mm")
          }
          GridRow {
            Text("Wind")
            Text("5 km/h")
          }
        }
      }
    }
    #expect(driver.text == " ⠋ Precipitation 2 mm\n Wind            5 km/h")
    model.name = "Sun"
    driver.show()
    #expect(driver.text == " ⠋ Sun 2 mm\n Wind  5 km/h")
  }

  @Test func forScreenReadersCellsAreBelowEachOther() {
    let lines = driver(isLinear: true).lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }.dropLast()
    #expect(lines.map(String.init) == ["Rain", "2 mm", "Temperature", "21 °C", "of today"])
  }
}
