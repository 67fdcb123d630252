import BinderyViews

extension LayoutCase {
  static let frames: [LayoutCase] = [
    LayoutCase(
      "A maximum width of infinity takes the width", .fills("a", .horizontal), .atEdges("a.content", .leading)
    ) {
      Text("a").frame(maxWidth: .infinity, alignment: .leading).named("a")
    },
    LayoutCase(
      "A maximum height of infinity takes the height", .fills("a", .vertical), .atEdges("a.content", .bottom)
    ) {
      Text("a").frame(maxHeight: .infinity, alignment: .bottom).named("a")
    },
    LayoutCase("Both take the space", .fills("a"), .atEdges("a.content", [.top, .trailing])) {
      Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing).named("a")
    },
    LayoutCase(
      "A maximum width is centered in a column", .centered("a", .horizontal), inBrowsers: [.width("a", 200)]
    ) {
      VStack { Text("a").frame(maxWidth: 200).named("a") }
    },
    LayoutCase("A minimum height", .height("a", 96), .centered("a.content", .vertical, "a")) {
      Text("a").frame(minHeight: 96).named("a")
    },
    LayoutCase(
      "A frame of a size has it", .width("a", 96), .height("a", 64),
      .atEdges("a.content", [.bottom, .trailing], "a")
    ) {
      Text("a").frame(width: 96, height: 64, alignment: .bottomTrailing).named("a")
    },
    LayoutCase("A frame of a size stops what fills", .width("a", 96), .height("a", 64), .centered("a")) {
      Color.red.frame(width: 96, height: 64).named("a")
    },
    LayoutCase("A frame of a height leaves the width to fill", .fills("a", .horizontal), .height("a", 32)) {
      Color.red.frame(height: 32).named("a")
    },
    LayoutCase("Padding around what fills", .fills("a"), .inside("a.content")) {
      Color.red.padding().background(.blue).named("a")
    },
    LayoutCase(
      "A frame around a row that fills", .width("c", 160), .atEdges("a", .leading, "c"),
      .atEdges("b", .trailing, "c")
    ) {
      HStack {
        Text("a").named("a")
        Spacer()
        Text("b").named("b")
      }.frame(width: 160).named("c")
    },
    LayoutCase("A fixed size stops what fills", .equalWidths("a", "b"), inBrowsers: [.isNarrow("c")]) {
      VStack {
        Button(action: {}) { Text("1").frame(maxWidth: .infinity) }.named("a")
        Button(action: {}) { Text("4444").frame(maxWidth: .infinity) }.named("b")
      }.fixedSize(horizontal: true, vertical: false).named("c")
    },
    LayoutCase(
      "A divider in a column of a fixed size is as wide as the text", inBrowsers: [.equalWidths("a", "b")]
    ) {
      VStack {
        Text("abc").named("a")
        Divider().named("b")
      }.fixedSize()
    },
    LayoutCase(
      "Cards of a fixed size are as high as the highest", .equalHeights("a", "b"), .isLow("a"), height: 480
    ) {
      HStack {
        Text("One").frame(maxHeight: .infinity).background(.red).named("a")
        Text("Two words that need some more room than that").frame(maxHeight: .infinity).background(.red)
          .named("b")
      }.fixedSize(horizontal: false, vertical: true)
    },
  ]
}
