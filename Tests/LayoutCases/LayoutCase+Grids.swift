internal import Bindery
import BinderyViews

extension LayoutCase {
  /// Grids and their columns.
  static let grids: [LayoutCase] = [
    LayoutCase(
      "Columns of a grid share the width", .equalWidths("a", "b"), .before("a", "b"), .atEdges("b", .trailing)
    ) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Color.red.frame(height: 32).named("a")
        Color.blue.frame(height: 32).named("b")
      }
    },
    LayoutCase(
      "Views that take the width fill their column, however it is aligned", .fills("a", .horizontal)
    ) {
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .top)]) {
        Text("a").frame(maxWidth: .infinity, alignment: .leading).named("a")
      }
    },
    LayoutCase(
      "Columns of rows are as wide as their widest cell", .equalWidths("a", "b"), .before("a", "c"),
      .atEdges("c", .leading, "d")
    ) {
      Grid(alignment: .leading) {
        GridRow {
          Color.red.frame(width: 80, height: 32).named("a")
          Text("c").named("c")
        }
        GridRow {
          Color.red.frame(width: 80, height: 32).named("b")
          Text("d").named("d")
        }
      }
    },
    LayoutCase(
      "Columns of a width keep it", .width("a", 80), .width("b", 80), .before("a", "b"),
      .equalHeights("a", "b")
    ) {
      LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.fixed(80))]) {
        Color.red.frame(height: 32).named("a")
        Color.blue.frame(height: 32).named("b")
      }
    },
    LayoutCase(
      "A column beside one of a width takes the rest", .width("a", 80), .before("a", "b"),
      .atEdges("b", .trailing)
    ) {
      LazyVGrid(columns: [GridItem(.fixed(80)), GridItem(.flexible())]) {
        Color.red.frame(height: 32).named("a")
        Color.blue.frame(height: 32).named("b")
      }
    },
    LayoutCase(
      "As many columns as fit share the width", .equalWidths("a", "b"), .equalWidths("b", "c"),
      .before("a", "b"),
      .before("b", "c"), .atEdges("c", .trailing), .atEdges("d", .leading), .above("a", "d")
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))]) {
        Color.red.frame(height: 32).named("a")
        Color.blue.frame(height: 32).named("b")
        Color.red.frame(height: 32).named("c")
        Color.blue.frame(height: 32).named("d")
      }
    },
    LayoutCase(
      "Cells of different words have columns of equal widths", .equalWidths("a", "b"), .equalWidths("b", "c")
    ) {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) {
        Text("1").frame(maxWidth: .infinity).background(.red).named("a")
        Text("Two").frame(maxWidth: .infinity).background(.red).named("b")
        Text("Three").frame(maxWidth: .infinity).background(.red).named("c")
      }
    },
    LayoutCase("A cell at the leading edge of its column", .atEdges("a", .leading, "b"), .above("b", "a")) {
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .leading), GridItem(.flexible())]) {
        Color.red.frame(height: 32).named("b")
        Color.red.frame(height: 32)
        Color.blue.frame(width: 48, height: 32).named("a")
      }
    },
    LayoutCase(
      "Square cells follow the width of their columns", .equalWidths("a", "b"), .before("a", "b"),
      height: 320,
      inBrowsers: [.ratio("a", 1), .ratio("b", 1)]
    ) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
        Color.red.aspectRatio(1, contentMode: .fit).named("a")
        Color.blue.aspectRatio(1, contentMode: .fit).named("b")
      }
    },
    LayoutCase(
      "The spacing of a grid is between its rows", .gap("a", "b", .vertical, 32),
      .atEdges("b", .leading, "a"), height: 480
    ) {
      LazyVGrid(columns: [GridItem(.flexible())], spacing: 32) {
        Color.red.frame(height: 32).named("a")
        Color.blue.frame(height: 32).named("b")
      }
    },
    LayoutCase(
      "The spacing of a column is behind it", .equalWidths("a", "b"),
      inBrowsers: [.gap("a", "b", .horizontal, 32)]
    ) {
      LazyVGrid(columns: [GridItem(.flexible(), spacing: 32), GridItem(.flexible())]) {
        Color.red.frame(height: 32).named("a")
        Color.blue.frame(height: 32).named("b")
      }
    },
    LayoutCase(
      "Rows of a horizontal grid are above each other", .before("a", "c"),
      inBrowsers: [.above("a", "b"), .atEdges("b", .leading, "a"), .atEdges("c", .top, "a")]
    ) {
      LazyHGrid(rows: [GridItem(.fixed(48)), GridItem(.fixed(48))]) {
        Color.red.frame(width: 32, height: 32).named("a")
        Color.blue.frame(width: 32, height: 32).named("b")
        Color.red.frame(width: 32, height: 32).named("c")
      }
    },
    LayoutCase(
      "Fields of a grid begin behind the longest label", .atEdges("b", .leading, "d"), .before("c", "d"),
      .atEdges("b", .trailing), .atEdges("d", .trailing), .atEdges("a", .trailing, "c")
    ) {
      Grid(alignment: .trailing) {
        GridRow {
          Text("Name").named("a")
          TextField("Name", text: .constant("")).named("b")
        }
        GridRow {
          Text("Telephone").named("c")
          TextField("Telephone", text: .constant("")).named("d")
        }
      }
    },
    LayoutCase(
      "A divider between rows of a grid is as wide as it", .fills("b", .horizontal), .isLow("b"),
      .above("a", "b"), .above("b", "c")
    ) {
      Grid {
        GridRow {
          Text("One").named("a")
          Text("1")
        }
        Divider().named("b")
        GridRow {
          Text("Two").named("c")
          Text("2")
        }
      }
    },
    LayoutCase("A row of a grid aligns its cells at the top", .atEdges("b", .top, "a"), .before("a", "b")) {
      Grid {
        GridRow(alignment: .top) {
          Color.red.frame(width: 80, height: 64).named("a")
          Text("b").named("b")
        }
      }
    },
    LayoutCase("A row of a grid centers its cells", .centered("b", .vertical, "a"), .before("a", "b")) {
      Grid {
        GridRow {
          Color.red.frame(width: 80, height: 80).named("a")
          Text("b").named("b")
        }
      }
    },
    LayoutCase(
      "Colors in the cells of a grid share the space", .equalWidths("a", "b"), .atEdges("a", .leading),
      .atEdges("b", .trailing),
      inBrowsers: [.equalHeights("a", "c"), .atEdges("a", .top), .atEdges("c", .bottom)]
    ) {
      Grid {
        GridRow {
          Color.red.named("a")
          Color.blue.named("b")
        }
        GridRow {
          Color.red.named("c")
          Color.blue
        }
      }
    },
    LayoutCase(
      "The spacing of a grid's columns and rows", .gap("a", "b", .horizontal, 32),
      .gap("a", "c", .vertical, 16)
    ) {
      Grid(horizontalSpacing: 32, verticalSpacing: 16) {
        GridRow {
          Color.red.frame(width: 80, height: 32).named("a")
          Color.blue.frame(width: 80, height: 32).named("b")
        }
        GridRow {
          Color.red.frame(width: 80, height: 32).named("c")
        }
      }
    },
    LayoutCase("A grid of texts has its own size", .isNarrow("a"), .isLow("a"), .centered("a")) {
      Grid {
        GridRow {
          Text("a")
          Text("b")
        }
      }.named("a")
    },
    LayoutCase(
      "A grid in a scroll view has its own height", .fills("a", .horizontal), .above("a", "b"),
      inBrowsers: [.gap("a", "b", .vertical, 8)]
    ) {
      ScrollView {
        VStack {
          LazyVGrid(columns: [GridItem(.flexible())]) { Color.red.frame(height: 32) }.named("a")
          Text("b").named("b")
        }
      }
    },
  ]
}
