import BinderyViews

extension LayoutCase {
  /// Overlays, backgrounds and effects.
  static let decorations: [LayoutCase] = [
    LayoutCase(
      "A text at the bottom of an overlay has its width", .atEdges("b", [.leading, .trailing, .bottom], "a"),
      .isLow("b")
    ) {
      Color.red.frame(width: 160, height: 96).overlay(alignment: .bottom) {
        Text("b").frame(maxWidth: .infinity).background(.blue).named("b")
      }.named("a")
    },
    LayoutCase(
      "An outline has the size of what it surrounds", .isNarrow("a"),
      inBrowsers: [.fills("b", [.horizontal, .vertical], "a")]
    ) {
      Text("a").padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.red).named("b") }.named("a")
    },
    LayoutCase(
      "A circle behind a text has the same middle", .isNarrow("a"),
      inBrowsers: [.centered("b", [.horizontal, .vertical], "a"), .ratio("b", 1), .inside("b", "a")]
    ) {
      Text("a long text").padding().background { Circle().named("b") }.named("a")
    },
    LayoutCase(
      "A capsule behind a text has the size of its padding", .isNarrow("a"), .isLow("a"),
      .centered("a.content", [.horizontal, .vertical], "a")
    ) {
      Text("a").padding(.horizontal, 16).background(.red, in: Capsule()).named("a")
    },
    LayoutCase(
      "A larger overlay does not move its neighbors", .before("a", "c"), .isNarrow("a"),
      inBrowsers: [.gap("a", "c", .horizontal, 8), .narrower("a", "b"), .centered("b", .horizontal, "a")]
    ) {
      HStack {
        Text("a").overlay { Text("a text that is wider").fixedSize().named("b") }.named("a")
        Text("c").named("c")
      }
    },
    LayoutCase(
      "A divider in an overlay is as wide as what it covers", .above("a", "c"),
      inBrowsers: [.atEdges("b", [.leading, .trailing, .bottom], "a"), .isLow("b")]
    ) {
      VStack {
        Text("a longer text").overlay(alignment: .bottom) { Divider().named("b") }.named("a")
        Text("c").named("c")
      }
    },
    LayoutCase(
      "A spacer in an overlay moves its text to the end", .isNarrow("a"), .atEdges("b", .trailing, "a")
    ) {
      Color.red.frame(width: 144, height: 64).overlay {
        HStack {
          Spacer()
          Text("b").named("b")
        }
      }.named("a")
    },
    LayoutCase(
      "A column in an overlay has its text at the bottom", .height("a", 96),
      inBrowsers: [.atEdges("b", .bottom, "a")]
    ) {
      Color.red.frame(width: 144, height: 96).overlay {
        VStack {
          Spacer()
          Text("b").named("b")
        }
      }.named("a")
    },
    LayoutCase(
      "A color behind a row that fills has its size", .fills("a", .horizontal), .isLow("a"),
      inBrowsers: [.fills("c", [.horizontal, .vertical], "a")]
    ) {
      HStack {
        Text("a")
        Spacer()
      }.background { Color.red.named("c") }.named("a")
    },
    LayoutCase(
      "A background in a color behind all fills", .fills("a"), .centered("b"), inBrowsers: [.fills("c")]
    ) {
      VStack { Text("b").named("b") }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background { Color.red.named("c") }.named("a")
    },
    LayoutCase("Clips, borders and shadows change no size", .fills("a")) {
      Color.red.clipShape(RoundedRectangle(cornerRadius: 8)).shadow(radius: 4).border(.blue).opacity(0.5)
        .named("a")
    },
    LayoutCase("An offset does not move neighbors", .centered("c"), .atEdges("b", .trailing, "c")) {
      HStack(spacing: 0) {
        Color.red.frame(width: 80, height: 32).offset(x: 16, y: 48)
        Color.blue.frame(width: 80, height: 32).named("b")
      }.named("c")
    },
    LayoutCase(
      "A scaled view keeps the space of its size", .width("c", 160), .atEdges("b", .trailing, "c"),
      inBrowsers: [.width("b", 80)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 80, height: 32).scaleEffect(2)
        Color.blue.frame(width: 80, height: 32).named("b")
      }.named("c")
    },
    LayoutCase(
      "A badge outside of the corner does not enlarge its icon", .centered("a", .horizontal),
      .equalWidths("a", "c")
    ) {
      VStack {
        Image(systemName: "bell").overlay(alignment: .topTrailing) {
          Circle().frame(width: 8, height: 8).offset(x: 4, y: -4)
        }.named("a")
        Image(systemName: "bell").named("c")
      }
    },
    LayoutCase(
      "Padding on one side moves to the other", .inside("a"),
      inBrowsers: [.width("a", 240), .atEdges("a", [.top, .trailing, .bottom])]
    ) {
      VStack { Color.red.named("a") }.padding(.leading, 80)
    },
    LayoutCase("Two paddings add up", inBrowsers: [.width("a", 224), .height("a", 64), .centered("a")]) {
      VStack { VStack { Color.red.named("a") }.padding(16).background(.blue) }.padding(32)
    },
  ]
}
