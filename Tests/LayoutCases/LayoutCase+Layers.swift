import BinderyViews

extension LayoutCase {
  static let layers: [LayoutCase] = [
    LayoutCase(
      "Layers of texts have the size of the largest", .isLow("c"), .centered("c"),
      .centered("a", .horizontal, "b"), .equalWidths("b", "c")
    ) {
      ZStack {
        Text("a").named("a")
        Text("a longer text").named("b")
      }.named("c")
    },
    LayoutCase("A list in layers takes the space", .fills("a"), .centered("b"), height: 240) {
      ZStack {
        List { Text("c") }.named("a")
        Button("+") {}.named("b")
      }
    },
    LayoutCase("A color in layers takes the space", .fills("a"), .centered("b")) {
      ZStack {
        Color.red.named("a")
        Text("b").named("b")
      }
    },
    LayoutCase("A spacer does not enlarge layers", .isNarrow("c"), .equalWidths("a", "c")) {
      ZStack {
        Text("a").named("a")
        Spacer()
      }.named("c")
    },
    LayoutCase("Layers align at a corner", .atEdges("b", [.leading, .bottom]), .isNarrow("b")) {
      ZStack(alignment: .bottomLeading) {
        Color.red
        VStack {
          Text("a")
          Text("b")
        }.named("b")
      }
    },
    LayoutCase(
      "A button at the end of a row at the end of a column in layers", .fills("a"),
      .atEdges("b", [.trailing, .bottom]), height: 240
    ) {
      ZStack {
        List { Text("c") }.named("a")
        VStack {
          Spacer()
          HStack {
            Spacer()
            Button("+") {}.named("b")
          }
        }
      }
    },
    LayoutCase(
      "An overlay has the size of what it covers", .above("a", "b"), .isNarrow("a"),
      inBrowsers: [.fills("c", [.horizontal, .vertical], "a")]
    ) {
      VStack {
        Text("abcdef").overlay { Color.red.named("c") }.named("a")
        Text("b").named("b")
      }
    },
    LayoutCase("A badge is in the corner of what it covers", .atEdges("b", [.top, .trailing], "a")) {
      Color.red.frame(width: 160, height: 96).overlay(alignment: .topTrailing) { Text("1").named("b") }.named(
        "a")
    },
    LayoutCase(
      "A background has the size of what it is behind", .isNarrow("a"),
      inBrowsers: [.fills("b", [.horizontal, .vertical], "a")]
    ) {
      Text("a").padding().background { Color.red.named("b") }.named("a")
    },
    LayoutCase(
      "Layers in a frame of a height", .height("c", 96), .fills("a", [.horizontal, .vertical], "c"),
      .centered("b", [.horizontal, .vertical], "c")
    ) {
      ZStack {
        RoundedRectangle(cornerRadius: 8).named("a")
        Text("b").named("b")
      }.frame(height: 96).named("c")
    },
  ]
}
