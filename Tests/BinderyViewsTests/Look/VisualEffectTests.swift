import BinderyTesting
import Foundation
import Testing

@testable import BinderyViews

/// Effects, guides and orders.
@Suite("Visual effects", .workScope) @MainActor
struct VisualEffectTests {
  private func nodes(_ view: some View) -> [Node] {
    let host = TestHost { view }
    func all(_ node: Node) -> [Node] { [node] + node.children.flatMap(all) }
    return all(host.tree.root)
  }

  private func effects(_ view: some View) -> [[VisualEffects.Effect]] {
    nodes(view).compactMap { $0[.effects]?.list }
  }

  @Test func severalEffectsAreAListOfOneNode() {
    let view = Text("a").grayscale(1).blur(radius: 3).opacity(0.5)
    #expect(effects(view) == [[.grayscale(1), .blur(3)]])
    #expect(nodes(view).count == 2)
    #expect(effects(Text("a").blur(radius: 1).opacity(0.5).blur(radius: 2)) == [[.blur(2)], [.blur(1)]])
  }

  @Test func numbersStayInTheirRange() {
    #expect(effects(Text("a").blur(radius: -1)) == [[.blur(0)]])
    #expect(effects(Text("a").blur(radius: .infinity)) == [[.blur(1000)]])
    #expect(effects(Text("a").saturation(.nan).contrast(-1)) == [[.saturation(1), .contrast(0)]])
    #expect(effects(Text("a").brightness(-.infinity)) == [[.brightness(-1)]])
    #expect(effects(Text("a").hueRotation(.radians(.nan))) == [[.hueRotation(.zero)]])
    let rotation = Rotation3D(.zero, x: 0, y: 1, z: 0)
    #expect(
      effects(Text("a").rotation3DEffect(.radians(.nan), axis: (x: .nan, y: 1, z: 0))) == [
        [.rotation3D(rotation)]
      ])
    #expect(nodes(Text("a").zIndex(.nan)).allSatisfy { $0[.zIndex] == nil })
    #expect(nodes(Text("a").zIndex(.infinity)).contains { $0[.zIndex] == 10_000 })
  }

  @Test func aGuideIsAPartOfTheSizeAndADistance() {
    func offset(_ view: some View) -> BoxOffset? { nodes(view).lazy.compactMap { $0[.offset] }.first }
    let text = Text("a")
    #expect(offset(text.alignmentGuide(.top) { $0[.bottom] }) == BoxOffset(x: 0, y: 0, ofHeight: -1))
    #expect(
      offset(text.alignmentGuide(.top) { $0[VerticalAlignment.center] })
        == BoxOffset(x: 0, y: 0, ofHeight: -0.5))
    #expect(offset(text.alignmentGuide(.leading) { _ in -20 }) == BoxOffset(x: 20, y: 0))
    #expect(
      offset(text.alignmentGuide(.trailing) { $0.width / 2 + 3 }) == BoxOffset(x: -3, y: 0, ofWidth: 0.5))
    #expect(offset(text.alignmentGuide(.leading) { _ in .nan }) == BoxOffset(x: 0, y: 0))
    #expect(
      offset(text.alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] - 4 }) == BoxOffset(x: 0, y: 4))
  }

  @Test func cellsTakeColumns() {
    let grid = Grid {
      GridRow {
        Text("a").gridColumnAlignment(.leading); Text("b")
      }
      GridRow { Text("c").padding().padding().gridCellColumns(2) }
      GridRow { Text("d").gridCellColumns(-1) }
    }
    let all = nodes(grid)
    #expect(
      all.compactMap { $0[.columnSpan] } == [2] && all.compactMap { $0[.columnAlignment] } == [.leading])
    #expect(all.first { $0[.columnSpan] == 2 }?.parent?.role == .gridRow)
  }
}
