import BinderyTesting
import Testing

@testable import BinderyViews

/// Compares the nodes of random modifiers with a reference in which each modifier is a rectangle around the previous
/// one.
@Suite("Boxes and nested rectangles") @MainActor
struct NestedBoxTests {
  /// A box modifier whose effect on rectangles is simple.
  private enum Step: CaseIterable {
    case padding, frame, background, border, clip, opacity, scale, offset
  }

  /// The drawn rectangles from the innermost, with their positions on the screen.
  private struct Drawing: Equatable {
    struct Mark: Equatable {
      var what: String
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }

    var marks: [Mark] = []
    /// The width that the content takes.
    var width = 20.0
    var height = 10.0

    mutating func move(_ x: Double, _ y: Double) {
      for index in marks.indices {
        marks[index].x += x
        marks[index].y += y
      }
    }

    mutating func mark(_ what: String) {
      marks.append(Mark(what: what, x: 0, y: 0, width: width, height: height))
    }

    mutating func pad(_ length: Double) {
      move(length, length)
      width += 2 * length
      height += 2 * length
    }

    mutating func frame(_ newWidth: Double, _ newHeight: Double) {
      move((newWidth - width) / 2, (newHeight - height) / 2)
      (width, height) = (newWidth, newHeight)
    }

    /// Scales the drawing around the top leading corner; the space that it takes does not change.
    mutating func scale(_ factor: Double) {
      for index in marks.indices {
        marks[index].x *= factor
        marks[index].y *= factor
        marks[index].width *= factor
        marks[index].height *= factor
      }
    }
  }

  /// Returns SwiftUI's drawing: each modifier applies to everything inside it.
  private func reference(_ steps: [Step]) -> Drawing {
    var drawing = Drawing()
    drawing.mark("content")
    for step in steps {
      switch step {
      case .padding: drawing.pad(3)
      case .frame: drawing.frame(100, 60)
      case .background: drawing.mark("background")
      case .border: drawing.mark("border")
      case .clip: drawing.mark("clip")
      case .opacity: drawing.mark("opacity")
      case .scale: drawing.scale(2)
      case .offset: drawing.move(5, 7)
      }
    }
    return drawing
  }

  private func view(_ steps: ArraySlice<Step>, _ content: AnyView) -> AnyView {
    guard let step = steps.first else { return content }
    let next =
      switch step {
      case .padding: AnyView(content.padding(3))
      case .frame: AnyView(content.frame(width: 100, height: 60))
      case .background: AnyView(content.background(.red))
      case .border: AnyView(content.border(.red))
      case .clip: AnyView(content.clipped())
      case .opacity: AnyView(content.opacity(0.5))
      case .scale: AnyView(content.scaleEffect(2, anchor: .topLeading))
      case .offset: AnyView(content.offset(x: 5, y: 7))
      }
    return view(steps.dropFirst(), next)
  }

  /// Returns a host's drawing of nodes: like CSS's box, in the order of ``BoxStage``.
  private func drawn(_ node: Node) -> Drawing {
    var drawing = Drawing()
    if let child = node.children.first { drawing = drawn(child) } else { drawing.mark("content") }
    if let padding = node[.padding] { drawing.pad(padding.top) }
    if let frame = node[.frame] { drawing.frame(frame.width ?? 0, frame.height ?? 0) }
    if node[.background] != nil { drawing.mark("background") }
    if node[.border] != nil { drawing.mark("border") }
    if node[.clipShape] != nil { drawing.mark("clip") }
    if node[.opacity] != nil { drawing.mark("opacity") }
    if let scale = node[.scale] { drawing.scale(scale.x) }
    if let offset = node[.offset] { drawing.move(offset.x, offset.y) }
    return drawing
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func nodesDrawWhatNestedRectanglesDraw(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<25 {
      let steps = (0..<Int.random(in: 0...9, using: &random)).map { _ in
        Step.allCases.randomElement(using: &random) ?? .padding
      }
      let host = TestHost { view(steps[...], AnyView(Text("a"))) }
      let root = host.tree.root.children[0]
      #expect(drawn(root) == reference(steps), "\(steps)")
    }
  }

  @Test func noMoreBoxesOpenThanTheOrderAsksFor() {
    let steps: [Step] = [.padding, .background, .border, .clip, .opacity, .scale, .offset]
    let host = TestHost { view(steps[...], AnyView(Text("a"))) }
    #expect(host.all(.role(.box)).isEmpty)
  }
}
