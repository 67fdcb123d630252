import BinderyViews
import Foundation

extension LayoutCase {
  static let geometry: [LayoutCase] = [
    LayoutCase(
      "A reader takes the space, with its content in the corner", .fills("r", .horizontal), .above("a", "r"),
      .atEdges("r", .bottom), .atEdges("b", [.top, .leading], "r")
    ) {
      VStack(spacing: 0) {
        Text("a").named("a")
        GeometryReader { _ in Text("b").named("b") }.named("r")
      }
    },
    LayoutCase(
      "A part of the width", .width("half", 160), .height("half", 80), .atEdges("half", [.top, .leading])
    ) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 2).named("half")
      }
    },
    LayoutCase(
      "A reader and a color in a row have equal widths", .equalWidths("r", "c"), .fills("r", .vertical)
    ) {
      HStack {
        GeometryReader { _ in Text("a") }.named("r")
        Color.red.named("c")
      }
    },
    LayoutCase(
      "Padding is around a reader", .centered("a", [.horizontal, .vertical], "r"), .height("r", 96),
      inBrowsers: [.width("a", 288), .height("a", 64)]
    ) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width, height: proxy.size.height).named("a")
      }.padding().frame(height: 96).named("r")
    },
    LayoutCase("High content does not enlarge a reader", .height("r", 48), .above("r", "b")) {
      VStack(spacing: 0) {
        GeometryReader { _ in VStack { ForEach(0..<9, id: \.self) { Text("\($0)") } } }.frame(height: 48)
          .named("r")
        Text("b").named("b")
      }
    },
    LayoutCase(
      "A reader that scrolls is low", .isLow("r"), .fills("r", .horizontal), inBrowsers: [.height("r", 10)]
    ) {
      ScrollView { GeometryReader { _ in Text("a") }.named("r") }
    },
    LayoutCase(
      "Views of a reader lie on each other", .fills("a"), .centered("b.content"),
      .atEdges("c", [.top, .leading])
    ) {
      GeometryReader { proxy in
        Color.red.named("a")
        Color.blue.frame(width: 80, height: 32).named("b")
          .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        Text("c").named("c")
      }
    },
    LayoutCase(
      "A position is that of the middle", .atEdges("a.content", [.top, .leading]), .height("a.content", 32),
      .atEdges("b.content", [.bottom, .trailing]), .fills("a")
    ) {
      ZStack {
        Color.red.frame(width: 40, height: 32).named("a").position(x: 20, y: 16)
        Color.blue.frame(width: 40, height: 32).named("b").position(x: 300, y: 144)
      }
    },
    LayoutCase(
      "An own shape takes the space", .fills("s", .horizontal), .above("a", "s"), .atEdges("s", .bottom)
    ) {
      VStack(spacing: 0) {
        Text("a").named("a")
        Wedge().fill(.red).named("s")
      }
    },
    LayoutCase("An own shape has the size of its frame", .width("s", 80), .height("s", 64), .centered("s")) {
      Wedge().stroke(.red, lineWidth: 2).frame(width: 80, height: 64).named("s")
    },
    LayoutCase(
      "A guide moves a view by its own height", .atEdges("b", .trailing, "a"), .height("a", 64),
      inBrowsers: [.above("a", "b")]
    ) {
      Color.red.frame(width: 160, height: 64).named("a").overlay(alignment: .bottomTrailing) {
        Text("b").named("b").alignmentGuide(.bottom) { $0[.top] }
      }
    },
    LayoutCase("A position in a frame", .fills("a"), .centered("a.content", .horizontal)) {
      Text("a").named("a").position(x: 160, y: 24).frame(width: 320, height: 160)
    },
  ]
}
