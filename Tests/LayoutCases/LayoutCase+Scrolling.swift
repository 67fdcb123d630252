import BinderyViews

extension LayoutCase {
  static let scrolling: [LayoutCase] = [
    LayoutCase("A scroll view takes the height", .fills("a", .vertical), .before("a", "b")) {
      HStack {
        ScrollView { Text("a") }.named("a")
        Text("b").named("b")
      }
    },
    LayoutCase(
      "A color in a scroll view has its ideal height", .above("a", "b"), .fills("a", .horizontal),
      inBrowsers: [.isLow("a")]
    ) {
      ScrollView {
        VStack {
          Color.red.named("a")
          Text("b").named("b")
        }
      }
    },
    LayoutCase(
      "A bar above and one below a scroll view", .atEdges("a", .top), .atEdges("c", .bottom),
      .above("a", "b"), .above("b", "c")
    ) {
      VStack {
        Text("a").named("a")
        ScrollView { Text("d") }.named("b")
        Text("c").named("c")
      }
    },
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
  ]
}
