internal import Bindery
import BinderyViews

extension LayoutCase {
  static let stacks: [LayoutCase] = [
    LayoutCase(
      "Colors in a row share the width", .equalWidths("a", "b"), .fills("a", .vertical), .before("a", "b"),
      .atEdges("b", .trailing)
    ) {
      HStack {
        Color.red.named("a")
        Color.blue.named("b")
      }
    },
    LayoutCase(
      "Colors in a column share the height", .equalHeights("a", "b"), .fills("a", .horizontal),
      .above("a", "b"), .atEdges("b", .bottom)
    ) {
      VStack {
        Color.red.named("a")
        Color.blue.named("b")
      }
    },
    LayoutCase("Colors in a row of a height are that high", .height("a", 32), .equalWidths("a", "b")) {
      HStack {
        Color.red.named("a")
        Color.blue.named("b")
      }.frame(height: 32)
    },
    LayoutCase(
      "A color beside one of a maximum width takes the rest", .before("a", "b"),
      .atEdges("b", .trailing), inBrowsers: [.width("a", 80)]
    ) {
      HStack {
        Color.red.frame(maxWidth: 80).named("a")
        Color.blue.named("b")
      }
    },
    LayoutCase(
      "A list beside a text takes the rest of a row", .before("a", "b"),
      .atEdges("b", [.top, .trailing, .bottom]), height: 240
    ) {
      HStack {
        Text("a").named("a")
        List { Text("c") }.named("b")
      }
    },
    LayoutCase(
      "A list between texts takes the rest of a column", .atEdges("a", .top), .atEdges("c", .bottom),
      .fills("b", .horizontal), .above("a", "b"), .above("b", "c"), height: 240
    ) {
      VStack {
        Text("a").named("a")
        List { Text("d") }.named("b")
        Text("c").named("c")
      }
    },
    LayoutCase(
      "A color below a form of a height takes the rest",
      .atEdges("b", [.leading, .trailing, .bottom]), height: 240, inBrowsers: [.height("a", 160)]
    ) {
      VStack {
        Form { Text("c") }.frame(height: 160).named("a")
        Color.red.named("b")
      }
    },
    LayoutCase("A spacer parts its neighbors", .atEdges("a", .leading), .atEdges("b", .trailing)) {
      HStack {
        Text("a").named("a")
        Spacer()
        Text("b").named("b")
      }
    },
    LayoutCase("A spacer in a column parts its neighbors", .atEdges("a", .top), .atEdges("b", .bottom)) {
      VStack {
        Text("a").named("a")
        Spacer()
        Text("b").named("b")
      }
    },
    LayoutCase("Spacers on both sides center", .centered("a")) {
      HStack {
        Spacer()
        Text("a").named("a")
        Spacer()
      }
    },
    LayoutCase("A spacer before a text moves it to the end", .atEdges("a", .trailing)) {
      HStack {
        Spacer()
        Text("a").named("a")
      }
    },
    LayoutCase("A spacer in a nested row takes the width", .atEdges("a", .leading), .atEdges("b", .trailing))
    {
      VStack {
        HStack {
          Text("a").named("a")
          Spacer()
          Text("b").named("b")
        }
        Text("c")
      }
    },
    LayoutCase("A spacer in boxes takes the width", .fills("c", .horizontal), .before("a", "b")) {
      HStack {
        Text("a").named("a")
        Spacer()
        Text("b").named("b")
      }.padding().background(.red).named("c")
    },
    LayoutCase(
      "A divider in a column takes the width", .fills("b", .horizontal), .isLow("b"), .above("a", "b")
    ) {
      VStack {
        Text("abc").named("a")
        Divider().named("b")
      }
    },
    LayoutCase(
      "A divider in a row takes the height", .fills("b", .vertical), .before("a", "b"), .isNarrow("b")
    ) {
      HStack {
        Text("a").named("a")
        Divider().named("b")
      }
    },
    LayoutCase("A row of texts is centered as a whole", .centered("c"), .before("a", "b"), .isNarrow("c")) {
      HStack {
        Text("a").named("a")
        Text("b").named("b")
      }.named("c")
    },
    LayoutCase(
      "A column aligns its texts at the start", .atEdges("a", .leading, "b"),
      inBrowsers: [.narrower("a", "b")]
    ) {
      VStack(alignment: .leading) {
        Text("a").named("a")
        Text("a longer text").named("b")
      }
    },
    LayoutCase("A column in a column keeps its own width", .isNarrow("c"), .centered("c", .horizontal)) {
      VStack {
        VStack(alignment: .leading) {
          Text("a")
          Text("bcd")
        }.named("c")
        Text("a text below the column")
      }
    },
    LayoutCase(
      "Four filling buttons have equal widths", .atEdges("d", .trailing),
      inBrowsers: [.equalWidths("a", "b"), .equalWidths("b", "c"), .equalWidths("c", "d")]
    ) {
      HStack {
        Button(action: {}) { Text("1").frame(maxWidth: .infinity) }.named("a")
        Button(action: {}) { Text("22").frame(maxWidth: .infinity) }.named("b")
        Button(action: {}) { Text("333").frame(maxWidth: .infinity) }.named("c")
        Button(action: {}) { Text("4").frame(maxWidth: .infinity) }.named("d")
      }
    },
    LayoutCase(
      "A bar beside a spinner takes the rest", .before("a", "b"), .atEdges("b", .trailing), .isNarrow("a")
    ) {
      HStack {
        ProgressView().named("a")
        ProgressView(value: 0.5).named("b")
      }
    },
    LayoutCase(
      "A field beside a button takes the rest", .atEdges("a", .leading), .before("a", "b"),
      .atEdges("b", .trailing)
    ) {
      HStack {
        TextField("Name", text: .constant("")).named("a")
        Button("Go") {}.named("b")
      }
    },
  ]
}
