import BinderyViews

extension LayoutCase {
  /// Spacing, spacers and dividers.
  static let spacing: [LayoutCase] = [
    LayoutCase("Without spacing, neighbors touch", .width("a", 160), .gap("a", "b", .horizontal, 0)) {
      HStack(spacing: 0) {
        Color.red.named("a")
        Color.blue.named("b")
      }
    },
    LayoutCase(
      "The spacing of a row is between neighbors", .gap("a", "b", .horizontal, 32), .equalWidths("a", "b")
    ) {
      HStack(spacing: 32) {
        Color.red.named("a")
        Color.blue.named("b")
      }
    },
    LayoutCase("The spacing of a column is between neighbors", .gap("a", "b", .vertical, 32), height: 480) {
      VStack(spacing: 32) {
        Color.red.named("a")
        Color.blue.named("b")
      }
    },
    LayoutCase(
      "With a negative spacing, neighbors overlap", .centered("c"), .before("b", "d"),
      inBrowsers: [.gap("a", "b", .horizontal, -8), .width("c", 72), .gap("b", "d", .horizontal, 0)]
    ) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 72, height: 32)
        HStack(spacing: -8) {
          Circle().frame(width: 40, height: 40).named("a")
          Circle().frame(width: 40, height: 40).named("b")
        }.named("c")
        Color.red.frame(width: 72, height: 32).named("d")
      }
    },
    LayoutCase(
      "With a negative spacing, views of a column overlap",
      inBrowsers: [.gap("a", "b", .vertical, -16), .height("c", 48)]
    ) {
      VStack(spacing: -16) {
        Color.red.frame(width: 32, height: 32).named("a")
        Color.blue.frame(width: 32, height: 32).named("b")
      }.named("c")
    },
    LayoutCase(
      "The least length of a spacer is kept beside a long text", .atEdges("b", .trailing), height: 320,
      inBrowsers: [.gap("a", "b", .horizontal, 40)]
    ) {
      HStack(spacing: 0) {
        Text(Words.long).named("a")
        Spacer(minLength: 40)
        Text("b").named("b")
      }
    },
    LayoutCase(
      "The default length of a spacer is that of a spacing", .atEdges("b", .trailing), height: 320,
      inBrowsers: [.gap("a", "b", .horizontal, 8)]
    ) {
      HStack {
        Text(Words.long).named("a")
        Spacer()
        Text("b").named("b")
      }
    },
    LayoutCase(
      "Spacers between three texts have equal lengths", .atEdges("a", .leading), .centered("b", .horizontal),
      .atEdges("c", .trailing)
    ) {
      HStack {
        Text("a").named("a")
        Spacer()
        Text("b").named("b")
        Spacer()
        Text("c").named("c")
      }
    },
    LayoutCase(
      "Spacers between three views of a column have equal lengths", .atEdges("a", .top),
      .centered("b", .vertical), .atEdges("c", .bottom), height: 176
    ) {
      VStack {
        Text("a").named("a")
        Spacer()
        Text("b").named("b")
        Spacer()
        Text("c").named("c")
      }
    },
    LayoutCase(
      "Two spacers before a text and one behind it", .inside("a"), inBrowsers: [.atEdges("a", .trailing, "b")]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Spacer()
          Spacer()
          Color.red.frame(width: 80, height: 32).named("a")
          Spacer()
        }
        Color.blue.frame(width: 240, height: 32).named("b")
      }
    },
    LayoutCase(
      "A spacer in a column in a row moves the column's text up", .atEdges("a", .top), .before("a", "b"),
      .atEdges("b", [.top, .trailing, .bottom])
    ) {
      HStack {
        VStack {
          Text("a").named("a")
          Spacer()
        }
        Color.red.named("b")
      }
    },
    LayoutCase(
      "A spacer of a height parts a column", .gap("a", "b", .vertical, 48), .centered("a", .horizontal)
    ) {
      VStack(spacing: 0) {
        Text("a").named("a")
        Spacer().frame(height: 48)
        Text("b").named("b")
      }
    },
    LayoutCase("A spacer of a width parts a row", .gap("a", "b", .horizontal, 48), .centered("c")) {
      HStack(spacing: 0) {
        Text("a").named("a")
        Spacer().frame(width: 48)
        Text("b").named("b")
      }.named("c")
    },
    LayoutCase(
      "A view without content takes no spacing", .above("a", "b"), inBrowsers: [.gap("a", "b", .vertical, 8)]
    ) {
      VStack {
        Text("a").named("a")
        EmptyView()
        Text("b").named("b")
      }
    },
    LayoutCase(
      "A group and a loop are no boxes", .before("a", "b"), .equalWidths("b", "c"), .equalWidths("c", "d"),
      .atEdges("d", .trailing)
    ) {
      HStack {
        Group {
          Text("a").named("a")
          Color.red.named("b")
        }
        ForEach(["c", "d"], id: \.self) { Color.blue.named($0) }
      }
    },
    LayoutCase(
      "A transparent view keeps its space", .centered("b"), .before("a", "b"), .before("b", "c")
    ) {
      HStack {
        Text("a").named("a")
        Text("b").opacity(0).named("b")
        Text("c").named("c")
      }
    },
    LayoutCase(
      "A divider in a row in a column has the height that is left", .above("a", "b"),
      .fills("b", .vertical, "c"),
      .atEdges("b", .bottom)
    ) {
      VStack {
        Text("t").named("a")
        HStack {
          Text("a")
          Divider().named("b")
        }.named("c")
      }
    },
    LayoutCase("A divider in a row of a height", .height("b", 32), .before("a", "b"), .before("b", "c")) {
      HStack {
        Text("a").named("a")
        Divider().named("b")
        Text("c").named("c")
      }.frame(height: 32)
    },
    LayoutCase(
      "A divider between columns that fill is in the middle", .equalWidths("a", "c"), .fills("b", .vertical),
      .centered("b", .horizontal), width: 328
    ) {
      HStack {
        VStack { Text("One") }.frame(maxWidth: .infinity).named("a")
        Divider().named("b")
        VStack { Text("Two, longer") }.frame(maxWidth: .infinity).named("c")
      }
    },
    LayoutCase(
      "A divider between colors is between equal heights", .fills("b", .horizontal), .isLow("b"),
      .equalHeights("a", "c"), .above("a", "b"), .above("b", "c"), .atEdges("c", .bottom)
    ) {
      VStack(spacing: 0) {
        Color.red.named("a")
        Divider().named("b")
        Color.blue.named("c")
      }
    },
    LayoutCase("A divider in a padding", .isLow("b"), inBrowsers: [.width("b", 256)]) {
      VStack { Divider().named("b") }.padding(.horizontal, 32)
    },
    LayoutCase(
      "A divider in a scroll view takes the width", .fills("b", .horizontal), .above("a", "b"), .isLow("b")
    ) {
      ScrollView {
        Text("a").named("a")
        Divider().named("b")
      }
    },
  ]
}
