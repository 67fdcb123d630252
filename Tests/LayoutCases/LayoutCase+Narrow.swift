import BinderyViews

extension LayoutCase {
  /// Rows that have less space than their content.
  static let narrow: [LayoutCase] = [
    LayoutCase(
      "Long texts share what a short one leaves", .inside("a"), .inside("c"), .before("a", "b"),
      .before("b", "c"), .narrower("a", "b"), height: 400, inBrowsers: [.equalWidths("b", "c")]
    ) {
      HStack {
        Text("short").named("a")
        Text(Words.long).named("b")
        Text(Words.long).named("c")
      }
    },
    LayoutCase(
      "A text beside a long one keeps its line", .atEdges("b", .trailing), .equalHeights("b", "c"),
      .disjoint("a", "b"), height: 400
    ) {
      VStack {
        HStack {
          Text(Words.long).named("a")
          Spacer()
          Text("end").named("b")
        }
        Text("one line").named("c")
      }
    },
    LayoutCase(
      "A frame of a width keeps it beside a long text", .width("a", 80), .inside("b"), .before("a", "b"),
      height: 400
    ) {
      HStack {
        Text("a").frame(width: 80).named("a")
        Text(Words.long).named("b")
      }
    },
    LayoutCase(
      "Nested rows do not overlap", .disjoint("a", "b"), .disjoint("b", "c"), .inside("c"), width: 176
    ) {
      HStack {
        HStack {
          Text("Forecast").named("a")
          Text("tomorrow").named("b")
        }
        Text("evening").named("c")
      }
    },
    LayoutCase(
      "Columns beside each other do not overlap", .disjoint("a", "b"), .disjoint("b", "c"), .inside("c"),
      width: 224
    ) {
      HStack {
        VStack { Text("Temperature").named("a") }
        VStack { Text("Humidity").named("b") }
        VStack { Text("Pressure").named("c") }
      }
    },
    LayoutCase(
      "Cards beside each other do not overlap", .disjoint("a", "b"), .disjoint("b", "c"), .inside("c"),
      width: 256, height: 320
    ) {
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          Text("Backlog")
          Text("Write the page about layout")
        }.padding(8).background(.red).named("a")
        VStack(alignment: .leading) {
          Text("Doing")
          Text("Measure the first paint")
        }.padding(8).background(.red).named("b")
        VStack(alignment: .leading) {
          Text("Done")
          Text("Count the screens")
        }.padding(8).background(.red).named("c")
      }
    },
    LayoutCase(
      "Two wide frames stay inside of a narrow space", .inside("a"), .inside("b"), .before("a", "b"),
      width: 384
    ) {
      HStack {
        Text("a").frame(width: 304).named("a")
        Text("b").frame(width: 304).named("b")
      }
    },
    LayoutCase("A frame wider than the space is as wide as it", .fills("a", .horizontal), height: 400) {
      Text(Words.long).frame(width: 800).named("a")
    },
    LayoutCase(
      "A priority gives a text its line first", .before("b", "a"), height: 400,
      inBrowsers: [.equalHeights("a", "c")]
    ) {
      VStack {
        HStack {
          Text(Words.long).named("b")
          Text("This has its line").layoutPriority(1).named("a")
        }
        Text("c").named("c")
      }
    },
    LayoutCase(
      "A fixed size keeps a text on one line", .before("a", "b"), height: 480,
      inBrowsers: [.equalHeights("b", "c")]
    ) {
      VStack {
        HStack {
          Text(Words.long).named("a")
          Text("Five words on one line").fixedSize().named("b")
        }
        Text("c").named("c")
      }
    },
    LayoutCase(
      "An icon, a long text and a mark", .atEdges("a", .leading), .before("a", "b"), .before("b", "c"),
      .atEdges("c", .trailing), height: 400
    ) {
      HStack {
        Image(icon: .star).named("a")
        Text(Words.long).named("b")
        Spacer()
        Image(icon: .star).named("c")
      }
    },
    LayoutCase(
      "A picture keeps its size beside a long text", .equalWidths("a", "c"), .before("a", "b"), height: 400
    ) {
      VStack {
        HStack {
          Image(icon: .star).named("a")
          Text(Words.long).named("b")
        }
        Image(icon: .star).named("c")
      }
    },
  ]
}
