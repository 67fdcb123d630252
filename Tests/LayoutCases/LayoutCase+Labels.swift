import BinderyViews

extension LayoutCase {
  /// Views in the labels of buttons and links.
  static let labels: [LayoutCase] = [
    LayoutCase(
      "A spacer in a button's label parts its neighbors", .fills("c", .horizontal), .before("a", "b"),
      .inside("b", "c"), inBrowsers: [.atEdges("a", .leading), .atEdges("b", .trailing)]
    ) {
      Button(action: {}) {
        HStack {
          Text("a").named("a")
          Spacer()
          Text("b").named("b")
        }
      }.buttonStyle(.plain).named("c")
    },
    LayoutCase(
      "A spacer in a link's label parts its neighbors", .fills("c", .horizontal), .before("a", "b"),
      inBrowsers: [.atEdges("a", .leading), .atEdges("b", .trailing)]
    ) {
      Link(destination: "https://example.org") {
        HStack {
          Text("a").named("a")
          Spacer()
          Text("b").named("b")
        }
      }.named("c")
    },
    LayoutCase(
      "A divider in a button's label takes the width", .fills("c", .horizontal), .isLow("c"),
      inBrowsers: [.fills("b", .horizontal)]
    ) {
      Button(action: {}) {
        VStack {
          Text("a")
          Divider().named("b")
        }
      }.buttonStyle(.plain).named("c")
    },
    LayoutCase(
      "A divider between words of a button's label keeps the row low", .before("a", "b"), .before("b", "d"),
      .height("c", 32)
    ) {
      Button(action: {}) {
        HStack {
          Text("a").named("a")
          Divider().named("b")
          Text("d").named("d")
        }.frame(height: 32)
      }.buttonStyle(.plain).named("c")
    },
    LayoutCase("A color as a button's label takes the space", .fills("a"), .fills("b")) {
      Button(action: {}) { Color.red.named("b") }.buttonStyle(.plain).named("a")
    },
    LayoutCase(
      "A round button has the size of its label", .centered("a"), .isNarrow("a"),
      inBrowsers: [.width("a", 64), .height("a", 64), .centered("b", [.horizontal, .vertical], "a")]
    ) {
      Button(action: {}) {
        ZStack {
          Circle().frame(width: 64, height: 64)
          Image(systemName: "plus").named("b")
        }
      }.buttonStyle(.plain).named("a")
    },
    LayoutCase(
      "A label with a background in a filling frame fills", .fills("a", .horizontal), .isLow("a"),
      .inside("b", "a")
    ) {
      Button(action: {}) {
        Text("Go").named("b").frame(maxWidth: .infinity).padding(8).background(.red)
      }.buttonStyle(.plain).named("a")
    },
    LayoutCase(
      "A frame around a button enlarges only the frame", .fills("a", .horizontal), .isNarrow("a.content")
    ) {
      Button("Go") {}.frame(maxWidth: .infinity).named("a")
    },
    LayoutCase(
      "Buttons with maximum sizes share rows and columns", .equalWidths("a", "b"), .atEdges("b", .trailing),
      inBrowsers: [.fills("a", .vertical)]
    ) {
      HStack {
        Button(action: {}) { Text("1").frame(maxWidth: .infinity, maxHeight: .infinity) }.named("a")
        Button(action: {}) { Text("2").frame(maxWidth: .infinity, maxHeight: .infinity) }.named("b")
      }
    },
    LayoutCase(
      "A color of a maximum height in a label has that height", .fills("b", .horizontal),
      inBrowsers: [.height("b", 64)]
    ) {
      Button(action: {}) {
        VStack {
          Color.red.frame(maxHeight: 64).named("b")
          Text("a")
        }
      }.buttonStyle(.plain)
    },
    LayoutCase(
      "An icon above a title in a label", .above("a", "b"), .centered("a", .horizontal, "b"), .isNarrow("c")
    ) {
      Button(action: {}) {
        VStack {
          Image(systemName: "star").named("a")
          Text("Title").named("b")
        }
      }.named("c")
    },
    LayoutCase("A long label wraps", .inside("a"), .inside("b", "a"), height: 320) {
      Button(action: {}) { Text(Words.long).named("b") }.named("a")
    },
  ]
}
