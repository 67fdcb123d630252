import Bindery
import BinderyTesting
import Foundation
import Testing

@testable import BinderyViews

/// The diagonal of its rectangle.
private struct Diagonal: InsettableShape {
  var amount = 0.0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + amount, y: rect.minY + amount))
      path.addLine(to: CGPoint(x: rect.maxX - amount, y: rect.maxY - amount))
    }
  }

  func inset(by amount: CGFloat) -> some InsettableShape { Diagonal(amount: self.amount + amount) }
}

@MainActor
private final class Progress {
  @Box var value = 0.25
}

/// Shapes that hosts draw as lines and curves.
@Suite("Drawn shapes", .workScope) @MainActor
struct DrawnShapeTests {
  private func tree(_ view: some View) -> ViewTree { ViewTree { view } }

  private func nodes(_ node: Node) -> [Node] { [node] + node.children.flatMap(nodes) }

  private func shape(in tree: ViewTree) -> Node? { nodes(tree.root).first { $0.role == .shape } }

  /// The outline of the first shape, and whether a host reports its size.
  private func outline(_ view: some View) -> String {
    let tree = tree(view)
    defer { tree.unmount() }
    let node = shape(in: tree)
    return (node?[.shape].map { "\($0)" } ?? "none") + (node?.takes(.measure) == true ? ", measured" : "")
  }

  @Test func anOwnShapeInAFixedFrameNeedsNoReport() {
    #expect(outline(Diagonal().stroke(.red).frame(width: 40, height: 20)) == "path M0 0L40 20")
    #expect(outline(Diagonal().frame(width: 40, height: 20)) == "path M0 0L40 20")
    #expect(
      outline(Diagonal().fill(.red, style: FillStyle(eoFill: true)).frame(width: 40, height: 20))
        == "path M0 0L40 20 even odd")
    #expect(
      outline(Diagonal().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20)) == "path M2 2L38 18")
    #expect(outline(AnyShape(Diagonal()).frame(width: 40, height: 20)) == "path M0 0L40 20")
  }

  @Test func theFirstSizeOfAShapeIsThatOfWhatItIsIn() {
    #expect(outline(Diagonal().padding(5).frame(width: 40, height: 20)) == "path M0 0L30 10, measured")
    let image = Image(icon: .star).frame(width: 40, height: 20)
    #expect(outline(image.overlay { Diagonal() }) == "path M0 0L40 20, measured")
    #expect(outline(image.padding(5).background { Diagonal() }) == "path M0 0L50 30, measured")
  }

  @Test func anOwnShapeFollowsTheReportedSize() throws {
    let tree = tree(Diagonal().stroke(.red))
    defer { tree.unmount() }
    let node = try #require(shape(in: tree))
    #expect(node.growth == [.horizontal, .vertical])
    let event = UserEvent(.measure([MeasuredSize(node.id, width: 300, height: 100)]), on: tree.root.id)
    #expect(tree.send(event))
    #expect(node[.shape] == .path(Diagonal().path(in: CGRect(x: 0, y: 0, width: 300, height: 100))))
  }

  @Test func aPathIsDrawnAtItsOwnCoordinates() {
    let path = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(outline(path) == "path M1 2L4 2L4 6L1 6Z")
    #expect(outline(path.trim(from: 0.5, to: 1).stroke(.red)) == "path M4 6L1 6L1 2")
  }

  @Test func aRingIsAPartOfACircleInAnySize() throws {
    let model = Progress()
    let tree = ViewTree {
      Circle().trim(from: 0, to: model.value)
        .stroke(.blue, style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(.degrees(-90))
    }
    defer { tree.unmount() }
    let node = try #require(shape(in: tree))
    #expect(node[.shape]?.description == "circle 0.0 to 0.25" && !node.takes(.measure))
    #expect(node[.rotation]?.angle == .degrees(-90))
    _ = tree.takePatches()
    model.value = 0.5
    let patches = tree.takePatches()
    #expect(patches.count == 1)
    #expect(node[.shape]?.description == "circle 0.0 to 0.5")
  }

  @Test func sharesAreBetweenZeroAndOne() {
    let line = { (from: Double, to: Double) in
      outline(Circle().trim(from: from, to: to).stroke(.red))
    }
    #expect(line(-1, 2) == "circle")
    #expect(line(.nan, 0.5) == "circle 0.0 to 0.5")
    #expect(line(0, .nan) == "circle 0.0 to 0.0")
    #expect(line(0.1, .infinity) == "circle 0.1 to 1.0")
  }

  @Test func onlyWhatHasNoSimplerFormIsMeasured() {
    #expect(outline(Circle().fill(.red)) == "circle" && outline(Capsule().stroke(.red)) == "capsule")
    #expect(outline(Ellipse().inset(by: 3).fill(.red)) == "ellipse inset 3.0")
    #expect(
      outline(RoundedRectangle(cornerRadius: 8).inset(by: 3).inset(by: 1)) == "roundedRectangle 8.0 inset 4.0"
    )
    #expect(outline(Circle().inset(by: 2).trim(to: 0.5).stroke(.red)) == "circle inset 2.0 0.0 to 0.5")
    #expect(outline(Rectangle().trim(to: 0.5).stroke(.red)) == "rectangle 0.0 to 0.5")
    #expect(outline(Circle().trim(to: 0.5).fill(.red)).hasSuffix(", measured"))
    #expect(outline(RoundedRectangle(cornerRadius: 8).trim(to: 0.5).stroke(.red)).hasSuffix(", measured"))
    #expect(outline(Circle().trim(to: 0.5).rotation(.degrees(90)).stroke(.red)).hasSuffix(", measured"))
    let half = Rectangle().size(width: 10, height: 20).scale(2, anchor: .topLeading).frame(
      width: 90, height: 90)
    #expect(outline(half) == "path M0 0L20 0L20 40L0 40Z")
  }

  @Test func dashesAndGradientsAreDrawnAsLines() {
    let dashed = StrokeStyle(lineWidth: 2, dash: [4, 2])
    let tree = tree(Circle().stroke(.red, style: dashed))
    defer { tree.unmount() }
    #expect(shape(in: tree)?[.shape]?.isDrawn == true)
    #expect(shape(in: tree)?[.stroke]?.line.dash == [4, 2])
    let gradient = AngularGradient(colors: [.red, .blue], center: .center)
    #expect(outline(Circle().stroke(gradient, lineWidth: 3)) == "circle")
    #expect(outline(Capsule().stroke(.red, style: dashed)) == "capsule")
    let wrong = StrokeStyle(lineWidth: .nan, miterLimit: .infinity, dash: [.nan], dashPhase: .nan)
    #expect(ShapeStroke(AnyShapeStyle(Color.red), line: wrong).line == StrokeStyle(lineWidth: 0))
  }

  @Test func aViewIsClippedToAPathInItsSize() throws {
    let tree = tree(Image(icon: .star).frame(width: 40, height: 20).clipShape(Diagonal()).shadow(radius: 3))
    defer { tree.unmount() }
    let clipped = try #require(nodes(tree.root).first { $0[.clipShape] != nil })
    #expect(clipped[.clipShape]?.description == "path M0 0L40 20")
    #expect(clipped.role == .box && clipped[.shadow] == nil && clipped.takes(.measure))
    #expect(
      tree.send(UserEvent(.measure([MeasuredSize(clipped.id, width: 10, height: 10)]), on: tree.root.id)))
    #expect(clipped[.clipShape]?.description == "path M0 0L10 10")
  }

  @Test func aBackgroundInAnOwnShapeIsBehindThePadding() {
    let view = Text("a").frame(width: 40, height: 20).padding(5).background(.red, in: Diagonal())
    #expect(outline(view) == "path M0 0L50 30, measured")
  }

  @Test func aShapeInAnyShapeMayChangeItsKind() {
    let model = Progress()
    let tree = ViewTree {
      Text("a").clipShape(model.value < 0.5 ? AnyShape(Circle()) : AnyShape(Diagonal()))
    }
    defer { tree.unmount() }
    let clip = { nodes(tree.root).lazy.compactMap { $0[.clipShape] }.first?.isDrawn }
    #expect(clip() == false)
    model.value = 1
    #expect(clip() == true)
    model.value = 0
    #expect(clip() == false)
  }
}
