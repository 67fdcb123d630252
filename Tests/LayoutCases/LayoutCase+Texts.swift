import BinderyViews

extension LayoutCase {
  /// Lines of texts, and texts beside others.
  static let texts: [LayoutCase] = [
    LayoutCase("A long text wraps", .inside("a"), .above("a", "b"), height: 320) {
      VStack {
        Text(Words.long).named("a")
        Text("b").named("b")
      }
    },
    LayoutCase(
      "Of two texts with one line, the short one is complete", .inside("b"), .before("a", "b"),
      inBrowsers: [.equalWidths("a", "c"), .equalHeights("b", "c")]
    ) {
      VStack {
        HStack {
          Text("short").lineLimit(1).named("a")
          Text(Words.long).lineLimit(1).named("b")
        }
        Text("short").named("c")
      }
    },
    LayoutCase(
      "A text with one line leaves the end of a row to its neighbor", .before("a", "b"), .inside("b"),
      .equalHeights("a", "b"), .atEdges("b", .trailing)
    ) {
      HStack {
        Text(Words.long).lineLimit(1).named("a")
        Spacer()
        Text("end").named("b")
      }
    },
    LayoutCase("A text with two lines is as high as two texts", .equalHeights("a", "b"), height: 320) {
      VStack {
        Text(Words.long).lineLimit(2).named("a")
        VStack(spacing: 0) {
          Text("b")
          Text("c")
        }.named("b")
      }
    },
    LayoutCase(
      "A text that reserves two lines is as high as two texts", .above("a", "b"), height: 320,
      inBrowsers: [.equalHeights("a", "b")]
    ) {
      VStack {
        Text("a").lineLimit(2, reservesSpace: true).named("a")
        VStack(spacing: 0) {
          Text("b")
          Text("c")
        }.named("b")
      }
    },
    LayoutCase("Texts of a row are on one baseline", .before("a", "b"), inBrowsers: [.lower("b", "a")]) {
      HStack(alignment: .firstTextBaseline) {
        Text("a").font(.largeTitle).named("a")
        Text("b").font(.caption).named("b")
      }
    },
    LayoutCase(
      "Texts of two sizes in a row have the same middle", .centered("b", .vertical, "a"), .before("a", "b")
    ) {
      HStack {
        Text("a").font(.largeTitle).named("a")
        Text("b").font(.caption).named("b")
      }
    },
    LayoutCase("A row aligns texts at the bottom", .atEdges("b", .bottom, "a"), height: 320) {
      HStack(alignment: .bottom) {
        Text(Words.long).named("a")
        Text("b").named("b")
      }
    },
    LayoutCase("A row aligns texts at the top", .atEdges("b", .top, "a"), height: 320) {
      HStack(alignment: .top) {
        Text(Words.long).named("a")
        Text("b").named("b")
      }
    },
    LayoutCase(
      "A text of a fixed size overflows its frame to both sides",
      inBrowsers: [.width("b", 96), .narrower("b", "a.content"), .centered("a.content", .horizontal, "b")]
    ) {
      VStack { Text("Some words on one line").fixedSize().named("a") }.frame(width: 96).named("b")
    },
    LayoutCase(
      "The words of a text with styles are one text", .equalHeights("a", "b"), .isNarrow("a")
    ) {
      VStack {
        (Text("bold").bold() + Text(" not")).named("a")
        Text("b").named("b")
      }
    },
    LayoutCase("A label is an icon before a title", .before("a", "b"), .centered("a", .vertical, "b")) {
      Label {
        Text("Title").named("b")
      } icon: {
        Image(systemName: "star").named("a")
      }
    },
    LayoutCase(
      "The icon of a long label keeps its size", .before("a", "b"), .equalWidths("a", "c"), .inside("b"),
      height: 320
    ) {
      VStack {
        Label {
          Text(Words.long).named("b")
        } icon: {
          Image(systemName: "star").named("a")
        }
        Image(systemName: "star").named("c")
      }
    },
    LayoutCase("A text without words takes no width", .isNarrow("a"), .atEdges("b", .trailing)) {
      HStack {
        Text("").named("a")
        Color.red.named("b")
      }
    },
    LayoutCase(
      "Padding enlarges a text on all sides", .centered("a.content", [.horizontal, .vertical], "a"),
      inBrowsers: [.equalWidths("a", "b")]
    ) {
      VStack {
        Text("abc").padding(16).background(.red).padding(0).named("a")
        HStack(spacing: 0) {
          Color.red.frame(width: 16, height: 16)
          Text("abc")
          Color.red.frame(width: 16, height: 16)
        }.named("b")
      }
    },
  ]
}
