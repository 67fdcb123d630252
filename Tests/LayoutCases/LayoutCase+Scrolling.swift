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
      "A scroll view beside a text is as wide as its content", .isNarrow("a"), .isNarrow("c"),
      .before("a", "b")
    ) {
      HStack {
        ScrollView { Text("a") }.named("a")
        Text("b").named("b")
      }.named("c")
    },
    LayoutCase("A scroll view is as wide as offered if its content is", .fills("a")) {
      ScrollView { Text("b").frame(maxWidth: .infinity) }.named("a")
    },
    LayoutCase(
      "A text in a horizontal scroll view has one line, and a color its ideal width", .before("a", "b"),
      .equalHeights("a", "c"), inBrowsers: [.width("b", 10)]
    ) {
      VStack {
        ScrollView(.horizontal) {
          HStack {
            Text(Words.long).named("a")
            Color.red.named("b")
          }
        }
        Text("c").named("c")
      }
    },
    LayoutCase(
      "Cards in a horizontal scroll view keep their widths", .width("a", 240), .width("b", 240),
      .before("a", "b")
    ) {
      ScrollView(.horizontal) {
        HStack {
          Color.red.frame(width: 240, height: 64).named("a")
          Color.blue.frame(width: 240, height: 64).named("b")
        }
      }
    },
    LayoutCase(
      "A horizontal scroll view in a scroll view is as high as its content", .above("a", "b"),
      inBrowsers: [.height("a", 64)]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            LazyHStack { ForEach(0..<3) { _ in Color.red.frame(width: 160, height: 64).named("a") } }
          }
          Text("b").named("b")
        }
      }
    },
    LayoutCase(
      "A lazy column takes the offered width", .fills("a", .horizontal), .atEdges("b", .leading)
    ) {
      ScrollView { LazyVStack(alignment: .leading) { Text("b").named("b") }.named("a") }
    },
    LayoutCase("A lazy column is in the middle of its width", .centered("b", .horizontal)) {
      ScrollView { LazyVStack { Text("b").named("b") } }
    },
    LayoutCase("A column in a scroll view keeps its width", .isNarrow("a"), .atEdges("b", .leading, "a")) {
      ScrollView {
        VStack(alignment: .leading) {
          Text("b").named("b")
          Text("cde")
        }.named("a")
      }
    },
    LayoutCase(
      "A spacer in a scroll view has its least length", .above("a", "b"),
      inBrowsers: [.gap("a", "b", .vertical, 8)]
    ) {
      ScrollView {
        VStack {
          Text("a").named("a")
          Spacer()
          Text("b").named("b")
        }
      }
    },
    LayoutCase(
      "A scroll view beside a color has an equal width if its content fills", .equalWidths("a", "b"),
      .fills("a", .vertical)
    ) {
      HStack {
        ScrollView { Text("c").frame(maxWidth: .infinity) }.named("a")
        Color.red.named("b")
      }
    },
    LayoutCase(
      "A maximum height in a scroll view is that of the content", .above("a", "b"), .isLow("a"),
      inBrowsers: [.gap("a", "b", .vertical, 8)]
    ) {
      ScrollView {
        VStack {
          Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).named("a")
          Text("b").named("b")
        }
      }
    },
    LayoutCase("Layers in a scroll view are as high as their content", .isLow("a"), .above("a", "b")) {
      ScrollView {
        VStack {
          ZStack {
            Color.red
            Text("c")
          }.named("a")
          Text("b").named("b")
        }
      }
    },
  ]
}
