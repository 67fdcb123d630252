import BinderyViews

extension LayoutCase {
  /// Least, largest and ideal sizes, and ratios.
  static let sizes: [LayoutCase] = [
    LayoutCase("A minimum width", .width("a", 160), .centered("a.content", .horizontal, "a"), .centered("a"))
    {
      Text("a").frame(minWidth: 160).named("a")
    },
    LayoutCase("A minimum and a maximum width", .centered("a"), inBrowsers: [.width("a", 160)]) {
      Text("a").frame(minWidth: 80, maxWidth: 160).named("a")
    },
    LayoutCase(
      "A maximum height of a color",
      inBrowsers: [.height("a", 64), .gap("a", "b", .vertical, 8), .atEdges("b", .bottom)]
    ) {
      VStack {
        Color.red.frame(maxHeight: 64).named("a")
        Color.blue.named("b")
      }
    },
    LayoutCase(
      "A maximum width at the leading edge of a column", .atEdges("a", .leading),
      inBrowsers: [.width("a", 200)]
    ) {
      VStack(alignment: .leading) {
        Color.red.frame(maxWidth: 200).named("a")
        Color.blue
      }
    },
    LayoutCase(
      "A minimum height grows beside a spacer", .atEdges("a", .top), .atEdges("b", .bottom),
      inBrowsers: [.height("a", 64)]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(minHeight: 64, maxHeight: 64).named("a")
        Spacer()
        Text("b").named("b")
      }
    },
    LayoutCase(
      "A frame in a frame", .atEdges("a", .trailing), .width("a", 80), .height("a", 32)
    ) {
      VStack { Color.red.frame(width: 80, height: 32).named("a") }.frame(
        maxWidth: .infinity, alignment: .trailing)
    },
    LayoutCase(
      "A view larger than its frame has the same middle",
      .centered("a", [.horizontal, .vertical], "b"),
      inBrowsers: [.height("a", 64), .width("b", 48), .height("b", 32)]
    ) {
      VStack { Color.red.frame(width: 96, height: 64).named("a") }.frame(width: 48, height: 32).named("b")
    },
    LayoutCase(
      "A column of both maximum sizes has its content in a corner", .fills("c"),
      .atEdges("a", [.top, .leading]), .above("a", "b")
    ) {
      VStack(alignment: .leading) {
        Text("a").named("a")
        Text("bcd").named("b")
      }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).named("c")
    },
    LayoutCase(
      "Columns of maximum widths in a row have equal widths", .equalWidths("a", "b"), .before("a", "b"),
      .atEdges("b", .trailing)
    ) {
      HStack {
        VStack(alignment: .leading) { Text("One") }.frame(maxWidth: .infinity, alignment: .leading).named("a")
        VStack(alignment: .leading) { Text("Two, longer") }.frame(maxWidth: .infinity, alignment: .leading)
          .named("b")
      }
    },
    LayoutCase(
      "A grid of keys has equal widths and heights", .equalWidths("a", "b"), .equalHeights("a", "c"),
      .equalWidths("a", "c"), .equalHeights("b", "d"), .atEdges("d", [.trailing, .bottom]),
      .atEdges("a", [.leading, .top])
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Text("1").frame(maxWidth: .infinity, maxHeight: .infinity).named("a")
          Text("2").frame(maxWidth: .infinity, maxHeight: .infinity).named("b")
        }
        HStack(spacing: 0) {
          Text("3").frame(maxWidth: .infinity, maxHeight: .infinity).named("c")
          Text("44").frame(maxWidth: .infinity, maxHeight: .infinity).named("d")
        }
      }
    },
    LayoutCase(
      "A row with a spacer in its fixed size is narrow", .before("a", "b"),
      inBrowsers: [.isNarrow("c"), .centered("c")]
    ) {
      HStack {
        Text("a").named("a")
        Spacer()
        Text("b").named("b")
      }.fixedSize().named("c")
    },
    LayoutCase(
      "A ratio of four fits into a high space", .centered("a"), .ratio("a", 4), .fills("a", .horizontal)
    ) {
      Color.red.aspectRatio(4, contentMode: .fit).named("a")
    },
    LayoutCase("A ratio of one fits into a low space", .centered("a"), .ratio("a", 1), .fills("a", .vertical))
    {
      Color.red.aspectRatio(1, contentMode: .fit).named("a")
    },
    LayoutCase(
      "A ratio in a column leaves the height of the others", .ratio("a", 1), .height("a", 96),
      .centered("a", .horizontal), .above("a", "b"), .inside("b")
    ) {
      VStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit).named("a")
        Color.blue.frame(height: 64).named("b")
      }
    },
    LayoutCase(
      "A ratio among layers is in their middle", .fills("b"), .ratio("a", 0.5), .height("a", 160),
      .centered("a")
    ) {
      ZStack {
        Color.blue.named("b")
        Color.red.aspectRatio(0.5, contentMode: .fit).named("a")
      }
    },
    LayoutCase(
      "A ratio in a frame is in its middle", .ratio("a.content", 1), .height("a.content", 96),
      .centered("a.content"), .height("a", 96)
    ) {
      Color.red.aspectRatio(1, contentMode: .fit).padding(0).frame(width: 240, height: 96).named("a")
    },
    LayoutCase(
      "A ratio in a scroll view follows the width", .fills("a", .horizontal), .above("a", "b"),
      inBrowsers: [.ratio("a", 2)]
    ) {
      ScrollView {
        Color.red.aspectRatio(2, contentMode: .fit).named("a")
        Text("b").named("b")
      }
    },
    LayoutCase(
      "A picture that fits a height has the width of its ratio", .centered("a"), .isNarrow("a"),
      inBrowsers: [.ratio("a", 1), .height("a", 64)]
    ) {
      Image(systemName: "star").resizable().scaledToFit().frame(height: 64).named("a")
    },
    LayoutCase(
      "A picture of a size keeps it beside a long text", .before("a", "b"), .inside("b"), height: 320,
      inBrowsers: [.width("a", 64), .height("a", 64)]
    ) {
      HStack {
        Image(systemName: "star").resizable().frame(width: 64, height: 64).named("a")
        Text(Words.long).named("b")
      }
    },
    LayoutCase(
      "An icon in a frame is in its middle", .width("a", 96), .height("a", 64),
      .centered("a.content", [.horizontal, .vertical], "a")
    ) {
      Image(systemName: "star").frame(width: 96, height: 64).named("a")
    },
    LayoutCase(
      "A circle in a frame has the size of the shorter side", .centered("a.content"),
      inBrowsers: [.width("a.content", 96), .height("a.content", 96)]
    ) {
      Circle().frame(width: 192, height: 96).named("a")
    },
    LayoutCase("A capsule takes the offered space", .fills("a")) { Capsule().named("a") },
    LayoutCase(
      "An ideal height in a scroll view", .above("a", "b"), .fills("a", .horizontal),
      inBrowsers: [.height("a", 96)]
    ) {
      ScrollView {
        VStack {
          Color.red.frame(idealHeight: 96).named("a")
          Text("b").named("b")
        }
      }
    },
    LayoutCase("An ideal width in a scroll view", .before("a", "b"), inBrowsers: [.width("a", 96)]) {
      ScrollView(.horizontal) {
        HStack {
          Color.red.frame(idealWidth: 96, minHeight: 32).named("a")
          Text("b").named("b")
        }
      }
    },
    LayoutCase(
      "Color of a fixed size has its ideal size",
      inBrowsers: [.width("a", 10), .height("a", 10), .centered("a")]
    ) {
      Color.red.fixedSize().named("a")
    },
  ]
}
