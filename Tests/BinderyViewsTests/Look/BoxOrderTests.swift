import Bindery
import BinderyTesting
import Testing

@testable import BinderyViews

/// Box modifiers apply in SwiftUI's order, whether they are properties of one node or of several.
@Suite("The order of box modifiers") @MainActor
struct BoxOrderTests {
  /// Returns the properties of the nodes from the outermost to the innermost: `box padding frame`.
  private func nodes(_ view: some View) -> [String] {
    let host = TestHost { view }
    var lines: [String] = []
    var next = host.tree.root.children.first
    while let node = next {
      let own = node.properties.filter { $0.property != .text && $0.property != .alignment }
      lines.append(([node.role.rawValue] + own.map { "\($0.property)" }).joined(separator: " "))
      next = node.children.first { $0.role != .underlay && $0.role != .overlay }
    }
    return lines
  }

  /// The boxes, from the outside.
  private func boxes(in host: TestHost) -> [Node] {
    func boxes(_ node: Node) -> [Node] { (node.role == .box ? [node] : []) + node.children.flatMap(boxes) }
    return boxes(host.tree.root)
  }

  @Test func modifiersInNodeOrderShareOneNode() {
    let view = Text("a").padding(4).background(.red).cornerRadius(8).shadow(radius: 2).opacity(0.5).offset(
      x: 1)
    #expect(nodes(view) == ["text offset opacity shadow clipShape background padding"])
  }

  @Test func twoPaddingsAddUp() {
    #expect(nodes(Text("a").padding(4).padding(8)) == ["box padding", "text padding"])
    let host = TestHost { Text("a").padding(4).padding(.horizontal, 8) }
    #expect(boxes(in: host)[0][.padding] == EdgeInsets(.horizontal, 8))
    #expect(host.all(.role(.text))[0][.padding] == EdgeInsets(.all, 4))
  }

  @Test func aBackgroundIsBehindThePaddingsInsideItOnly() {
    let view = Text("a").padding(4).background(.red).padding(8).background(.blue)
    let host = TestHost { view }
    #expect(nodes(view) == ["box background padding", "text background padding"])
    #expect(boxes(in: host)[0][.background] == BoxBackground(Color.blue))
    #expect(host.all(.role(.text))[0][.background] == BoxBackground(Color.red))
  }

  @Test func framesWrapContentSizedViewsInABox() {
    #expect(nodes(Text("a").frame(width: 10).frame(height: 20)) == ["box frame", "box frame", "text"])
    #expect(
      nodes(Text("a").padding().frame(maxWidth: .infinity).background(.red)) == [
        "box background frame", "text padding",
      ])
  }

  @Test func fillingViewsTakeTheSizeOfTheirFrame() {
    #expect(nodes(Color.red.frame(width: 10, height: 10)) == ["shape shape fill frame"])
    #expect(nodes(Image(icon: .star).padding()) == ["box padding", "image icon"])
  }

  @Test func aControlKeepsItsOwnLook() {
    #expect(
      nodes(Button("a") {}.padding().background(.red).opacity(0.5)) == [
        "box opacity background padding", "button events", "text",
      ])
    #expect(nodes(Button("a") {}.opacity(0.5)) == ["button opacity events", "text"])
  }

  @Test func boxesFillTheWidthThatTheirContentFills() {
    let host = TestHost { Text("a").frame(maxWidth: .infinity).padding().padding() }
    #expect(boxes(in: host).map(\.growth) == [.horizontal, .horizontal, .horizontal])
    let fixed = TestHost { Text("a").frame(maxWidth: .infinity).frame(width: 40).padding() }
    #expect(boxes(in: fixed).map(\.growth) == [[], [], .horizontal])
  }

  @Test func layersHaveTheSizeOfTheContent() {
    let host = TestHost {
      Text("a").overlay(alignment: .topTrailing) { Text("b") }.background { Color.red }
    }
    let box = boxes(in: host)
    #expect(box.count == 2)
    #expect(box[0].children.map(\.role) == [.underlay, .box])
    #expect(box[1].children.map(\.role) == [.text, .overlay])
    #expect(host.all(.role(.overlay))[0][.alignment] == .topTrailing)
  }

  @Test func layersFollowTheirReads() {
    let isOn = Switch()
    let host = TestHost {
      Text("a").overlay { if isOn.value { Text("b") } }
    }
    #expect(host.texts == ["a"])
    isOn.value = true
    #expect(host.texts == ["a", "b"])
    isOn.value = false
    #expect(host.texts == ["a"])
  }

  @Test func layersInheritLaterModifiers() {
    let host = TestHost { Text("a").font(.title).overlay(Text("b")).font(.caption).disabled(true) }
    let box = boxes(in: host)[0]
    #expect(box[.font] == .caption && box[.isDisabled] == true)
    #expect(host.all(.role(.text)).map { $0[.font] } == [.title, nil])
  }

  @Test func aGroupHasABoxAroundEachView() {
    let host = TestHost {
      Group {
        Text("a")
        Text("b")
      }
      .padding(1).padding(2)
    }
    #expect(boxes(in: host).map { $0.children.count } == [1, 1])
  }

  @Test func pressesReachTheSurroundingSpace() {
    let taps = Switch()
    let host = TestHost { Text("a").padding().padding().onTapGesture { taps.value = true } }
    #expect(boxes(in: host)[0].takes(.tap))
    host.tap("a")
    #expect(taps.value)
  }

  @Test func aRowIsAroundTheBoxes() {
    let host = TestHost { List { Text("a").padding(1).padding(2) } }
    #expect(host.all(.role(.row))[0].children.map(\.role) == [.box])
  }

  @Test func partsOfAListHaveNoBoxes() {
    let host = TestHost { List { Section("A") { Text("a") }.padding(1).padding(2) } }
    #expect(host.all(.role(.list))[0].children.map(\.role) == [.section])
  }

  @Test func boxesFollowTheirBlock() {
    let isOn = Switch()
    let host = TestHost {
      VStack {
        if isOn.value { Text("first") }
        Text("a").padding(isOn.value ? 1 : 2).padding(isOn.value ? 3 : 4).overlay(
          isOn.value ? Text("x") : Text("y"))
      }
    }
    #expect(boxes(in: host).map { $0[.padding] } == [EdgeInsets(.all, 4)])
    isOn.value = true
    #expect(host.texts == ["first", "a", "x"])
    #expect(boxes(in: host).map { $0[.padding] } == [EdgeInsets(.all, 3)])
    #expect(host.all(.text("a"))[0][.padding] == EdgeInsets(.all, 1))
  }
}

/// A model that a view reads.
@MainActor
final class Switch {
  @Box var value = false
}
