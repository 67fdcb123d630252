import Bindery
import BinderyViews
import Testing

@testable import BinderyHTML

/// The attributes by which the style sheet lays out elements.
@MainActor
struct LayoutAttributeTests {
  private func html<Content: View>(@ViewBuilder _ view: @escaping @MainActor () -> Content) -> String {
    let tree = ViewTree(view)
    defer { tree.unmount() }
    return HTMLRenderer.html(of: tree.root.children[0])
  }

  @Test func theDirectionsThatAViewTakesAreOnIt() {
    #expect(
      html { HStack { Spacer() } }.hasPrefix(
        "<div id=\"n2\" class=\"stack\" data-axis=\"horizontal\" data-fill=\"width\">"))
    #expect(!html { HStack { Text("a") } }.contains("data-fill"))
    #expect(html { Text("a").frame(width: 80) }.contains("data-fill=\"fixed\""))
    #expect(html { Color.red.frame(width: 80) }.contains("data-fill=\"height fixed\""))
  }

  @Test func linesAreLimitedAndReservedByTheStyle() {
    #expect(html { Text("a").lineLimit(2...4) }.contains(#"style="-webkit-line-clamp:4;min-height:2lh""#))
    let field = html {
      TextField("a", text: .constant(""), axis: .vertical).lineLimit(4, reservesSpace: true)
    }
    #expect(field.contains(#"style="--most-lines:4;--least-lines:4""#))
  }

  @Test func aColorThatIgnoresTheSafeAreaReachesTheEdges() {
    #expect(html { ZStack { Color.red.ignoresSafeArea() } }.contains("data-bleed"))
    #expect(
      html {
        Text("a").frame(maxWidth: .infinity, maxHeight: .infinity).background { Color.red.ignoresSafeArea() }
      }.contains("data-bleed"))
  }

  @Test func aColorInsideOfSomethingElseKeepsItsPlace() {
    #expect(!html { VStack { Color.red.ignoresSafeArea() } }.contains("data-bleed"))
    #expect(!html { ZStack { Color.red.ignoresSafeArea() }.padding() }.contains("data-bleed"))
    #expect(!html { ZStack { Color.red.frame(height: 10).ignoresSafeArea() } }.contains("data-bleed"))
    #expect(!html { Text("a").background { Color.red.ignoresSafeArea() } }.contains("data-bleed"))
  }
}
