internal import Bindery
import BinderyViews

extension LayoutCase {
  /// Parts of screens as apps have them.
  static let screens: [LayoutCase] = [
    LayoutCase(
      "A card", .fills("c", .horizontal), .before("a", "b"), .before("b", "d"), .inside("a", "c"),
      .inside("d", "c"),
      .isLow("c"), height: 240
    ) {
      HStack {
        Circle().frame(width: 32, height: 32).named("a")
        VStack(alignment: .leading) {
          Text("Title")
          Text("Detail").font(.caption)
        }.named("b")
        Spacer()
        Text("12").named("d")
      }.padding().background(.red).named("c")
    },
    LayoutCase(
      "A header of a profile is in the middle", .centered("a"), .centered("b", .horizontal), .above("b", "c")
    ) {
      VStack {
        Circle().frame(width: 48, height: 48).named("b")
        Text("Name").font(.title).named("c")
        Text("Place").font(.caption)
      }.named("a")
    },
    LayoutCase(
      "A bar of items shares the width", .equalWidths("a", "b"), .equalWidths("b", "c"),
      .atEdges("a", .leading),
      .atEdges("c", .trailing), .isLow("a")
    ) {
      HStack(spacing: 0) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          VStack {
            Image(systemName: "star")
            Text(String(repeating: name, count: name == "b" ? 8 : 1)).font(.caption)
          }.frame(maxWidth: .infinity).named(name)
        }
      }
    },
    LayoutCase(
      "A message at the end leaves space before it", .atEdges("a", .trailing), .inside("a"), height: 320,
      inBrowsers: [.width("a", 256)]
    ) {
      HStack(spacing: 0) {
        Spacer(minLength: 64)
        Text(Words.long).padding().background(.red, in: RoundedRectangle(cornerRadius: 16)).named("a")
      }
    },
    LayoutCase("A short message at the end has its own width", .atEdges("a", .trailing), .isNarrow("a")) {
      HStack(spacing: 0) {
        Spacer(minLength: 64)
        Text("Yes").padding().background(.red, in: RoundedRectangle(cornerRadius: 16)).named("a")
      }
    },
    LayoutCase(
      "Tiles of numbers have equal widths", .equalWidths("a", "b"), .equalWidths("b", "c"), .before("a", "b"),
      .atEdges("c", .trailing)
    ) {
      HStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          VStack(alignment: .leading) {
            Text(name == "a" ? "1" : "1,234").font(.title)
            Text("Sum").font(.caption)
          }.padding(8).frame(maxWidth: .infinity, alignment: .leading).background(.red).named(name)
        }
      }
    },
    LayoutCase(
      "A title between two buttons of a bar is in the middle", .centered("b", .horizontal),
      .atEdges("a", .leading),
      .atEdges("c", .trailing)
    ) {
      HStack {
        Button("Undo") {}.named("a")
        Spacer()
        Text("Title").named("b")
        Spacer()
        Button("Redo") {}.named("c")
      }
    },
    LayoutCase(
      "A field below a scroll view is at the bottom", .atEdges("a", .top), .above("a", "b"), .above("b", "c"),
      .atEdges("c", .bottom), .inside("c"), height: 240
    ) {
      VStack(spacing: 0) {
        ScrollView { Text("d").frame(maxWidth: .infinity) }.named("a")
        Divider().named("b")
        HStack {
          TextField("Message", text: .constant(""))
          Button("Send") {}
        }.padding(8).named("c")
      }
    },
    LayoutCase(
      "A line beside a long text is as high as it", .before("b", "a"), .isNarrow("b"), height: 320,
      inBrowsers: [.equalHeights("a", "b"), .width("b", 2)]
    ) {
      HStack {
        Rectangle().frame(width: 2).named("b")
        Text(Words.long).named("a")
      }.fixedSize(horizontal: false, vertical: true)
    },
    LayoutCase(
      "A part of a bar begins at its leading edge", .atEdges("a", .leading), .centered("a", .vertical),
      inBrowsers: [.width("a", 80), .height("a", 16), .fills("b", .horizontal), .height("b", 16)]
    ) {
      ZStack(alignment: .leading) {
        Capsule().named("b")
        Capsule().frame(width: 80).named("a")
      }.frame(height: 16)
    },
    LayoutCase(
      "Stars of a rating have equal sizes", .equalWidths("a", "c"), .equalHeights("a", "c"),
      .gap("a", "b", .horizontal, 0), .before("b", "c")
    ) {
      HStack(spacing: 0) { ForEach(["a", "b", "c"], id: \.self) { Image(systemName: "star").named($0) } }
    },
    LayoutCase(
      "A price keeps its line beside a long name", .before("a", "b"), .atEdges("b", .trailing),
      .equalHeights("b", "c"),
      height: 320
    ) {
      VStack(alignment: .leading) {
        HStack(alignment: .top) {
          Text(Words.long).named("a")
          Spacer()
          Text("12.50 a month").layoutPriority(1).named("b")
        }
        Text("c").named("c")
      }
    },
    LayoutCase(
      "A text with priority between colors has its line, and they share the rest", .before("a", "b"),
      .before("b", "c"), .equalWidths("a", "c"), width: 240, inBrowsers: [.isLow("b")]
    ) {
      HStack {
        Color.red.named("a")
        Text("twenty letters are it").layoutPriority(1).named("b")
        Color.blue.named("c")
      }
    },
    LayoutCase(
      "A long text with priority leaves a word to another", .before("a", "b"), .inside("b"),
      height: 640, inBrowsers: [.narrower("b", "a")]
    ) {
      HStack {
        Text(Words.long).layoutPriority(1).named("a")
        Text(Words.long).named("b")
      }
    },
    LayoutCase(
      "A message for an empty list is in the middle, its button at the bottom", .centered("a"),
      .atEdges("b", .bottom),
      .fills("b", .horizontal), height: 240
    ) {
      ZStack(alignment: .bottom) {
        VStack {
          Image(systemName: "star")
          Text("Nothing here")
        }.frame(maxWidth: .infinity, maxHeight: .infinity).padding(0).named("a")
        Button(action: {}) { Text("Add").frame(maxWidth: .infinity) }.named("b")
      }
    },
    LayoutCase("A setting has its control at the end", .fills("a", .horizontal), .isLow("a")) {
      Toggle(isOn: .constant(true)) { Label("Sounds", systemImage: "bell") }.named("a")
    },
    LayoutCase(
      "A panel beside the content", .width("a", 96), .fills("a", .vertical), .before("a", "b"),
      .atEdges("b", [.top, .trailing, .bottom]), .centered("c", [.horizontal, .vertical], "b")
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 96).named("a")
        VStack { Text("c").named("c") }.frame(maxWidth: .infinity, maxHeight: .infinity).named("b")
      }
    },
    LayoutCase(
      "A picture above words takes what they leave", .atEdges("a", [.top, .leading, .trailing]),
      .above("a", "b"),
      .atEdges("b", .bottom), .fills("b", .horizontal), height: 240
    ) {
      VStack(spacing: 0) {
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).named("a")
        VStack(alignment: .leading) {
          Text("Title").font(.title)
          Text("Detail")
        }.padding().frame(maxWidth: .infinity, alignment: .leading).named("b")
      }
    },
    LayoutCase(
      "Words in the corner of a picture", .height("a", 96), .fills("a", .horizontal), .inside("b", "a"),
      .atEdges("b", [.leading, .bottom], "a")
    ) {
      ZStack(alignment: .bottomLeading) {
        Color.red
        Text("Title").padding(8).named("b")
      }.frame(height: 96).named("a")
    },
    LayoutCase(
      "A floating button with padding stays in the corner of a list", .fills("a"),
      .atEdges("b", [.trailing, .bottom]),
      .inside("c", "b"), height: 240
    ) {
      ZStack(alignment: .bottomTrailing) {
        List { Text("d") }.named("a")
        VStack { Button("+") {}.named("c") }.padding().named("b")
      }
    },
    LayoutCase(
      "Steps of a path with lines between them", .before("a", "b"), .before("b", "c"),
      .centered("b", .vertical, "a"),
      .atEdges("c", .trailing), inBrowsers: [.height("b", 2)]
    ) {
      HStack {
        Text("1").named("a")
        Rectangle().frame(height: 2).named("b")
        Text("2").named("c")
      }
    },
    LayoutCase(
      "Texts of two columns begin at the same height", .atEdges("a", .top, "b"), .before("a", "b"),
      height: 320,
      inBrowsers: [.equalWidths("a", "b")]
    ) {
      HStack(alignment: .top) {
        Text(Words.long).frame(maxWidth: .infinity, alignment: .leading).named("a")
        Text("short").frame(maxWidth: .infinity, alignment: .leading).named("b")
      }
    },
    LayoutCase(
      "A page with a button at the end", .atEdges("a", [.top, .leading]),
      .atEdges("b", [.leading, .trailing, .bottom]),
      height: 240
    ) {
      VStack(alignment: .leading) {
        Text("Title").font(.largeTitle).named("a")
        Text("Detail")
        Spacer()
        Button(action: {}) { Text("Continue").frame(maxWidth: .infinity) }.named("b")
      }
    },
  ]
}
