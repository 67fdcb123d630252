@testable internal import TestSupport
internal import Bindery
internal import BinderyViews
internal import BinderyWeb
internal import Foundation
internal import LayoutCases
internal import Testing

extension Toolkit {
  /// Lines and curves that a browser draws.
  @Suite(.timeLimit(.minutes(10)))
  struct ShapeTests {
    /// The boxes of lines, and of the elements that they are in.
    private static let places = """
      (() => {
        const box = (node) => { const { left, top, width, height } = node.getBoundingClientRect(); return [left, top, width, height]; };
        const element = (name) => document.querySelector(`[data-test="${name}"]`);
        const near = (one, other, by = 1.5) => box(one).every((length, index) => Math.abs(length - box(other)[index]) < by);
        const part = (name) => element(name).querySelector('circle, path, rect');
        return { near, element, part, box };
      })()
      """

    private static let areRight = """
      (() => {
        const { near, element, part, box } = \(places);
        return near(part('wedge'), element('wedge')) && near(part('fixed'), element('fixed')) && near(part('ring'), element('ring'))
          && !part('none') && near(part('whole'), element('whole'))
          && getComputedStyle(element('clipped').closest('[style*="clip-path"]')).clipPath.startsWith('path(')
          && document.documentElement.scrollWidth <= innerWidth;
      })()
      """

    @Test(arguments: [390, 1_440]) func shapesFillTheirFrames(width: Int) async throws {
      let screen = Screen(width: width, height: 900)
      try await withPage(of: { WindowGroup("Shapes") { Rings() } }, on: screen) { page in
        try await page.wait(until: Self.areRight)
        try await page.screenshot("shapes-\(width)-light")
        try await page.show(on: screen.dark)
        try await page.wait(until: Self.areRight)
        try await page.screenshot("shapes-\(width)-dark")
        // One press changes the ring, and nothing around it.
        let mark = "document.querySelector('[data-test=\"ring\"]').kept = true"
        _ = try await page.evaluate(mark)
        try await page.button("More").click()
        try await page.wait(for: "50 percent")
        let ring =
          "(() => { const ring = document.querySelector('[data-test=\"ring\"]'); return [ring.kept, ring.querySelector('circle').getAttribute('stroke-dasharray')].join(); })()"
        #expect(try await page.evaluate(ring).string == "true,0.5 2")
      }
    }

    @Test func aFixedShapeIsRightInAPageWithoutScript() async throws {
      try await withPage(of: { WindowGroup("Shapes") { Rings() } }) { page in
        try await page.wait(until: Self.areRight)
        let isRight = """
          fetch(location.href).then((answer) => answer.text()).then((text) => {
            const page = new DOMParser().parseFromString(text, 'text/html');
            return page.querySelector('[data-test="fixed"] path').getAttribute('d') === 'M0 0L80 60L0 60Z'
              && page.querySelector('[data-test="ring"] circle').getAttribute('stroke-dasharray') === '0.25 2';
          })
          """
        #expect(try await page.evaluate("(\(isRight)).then(String)").string == "true")
      }
    }
  }
}

@MainActor
private final class RingModel {
  @Bindery.Box var value = 0.25
}

private struct Rings: View {
  @State private var model = RingModel()

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Text("\(Int(model.value * 100)) percent")
        HStack(spacing: 20) {
          ring(Circle().trim(from: 0, to: model.value), "ring")
          ring(Circle().trim(from: 0, to: 0), "none")
          ring(Circle().trim(from: 0, to: 1), "whole")
        }
        Button("More") { model.value += 0.25 }
        HStack(spacing: 20) {
          Circle().stroke(
            AngularGradient(colors: [.red, .yellow, .green, .red], center: .center), lineWidth: 10
          )
          .frame(width: 70, height: 70)
          RoundedRectangle(cornerRadius: 12).strokeBorder(
            .blue, style: StrokeStyle(lineWidth: 3, dash: [8, 4])
          )
          .frame(width: 80, height: 60)
          Wedge().stroke(.purple, style: StrokeStyle(lineWidth: 4, lineJoin: .round)).frame(
            width: 80, height: 60
          )
          .accessibilityIdentifier("fixed")
        }
        HStack(spacing: 20) {
          Color.teal.frame(width: 70, height: 70).accessibilityIdentifier("clipped").clipShape(Wedge())
          Text("Blurred").padding().background(.orange).blur(radius: 2)
          Text("Gray").padding().background(.green).grayscale(1)
          Text("Wedge").padding().background(.yellow.opacity(0.4), in: Wedge())
        }
        Wedge().fill(LinearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing))
          .frame(height: 60).accessibilityIdentifier("wedge")
      }
      .padding()
    }
  }

  private func ring(_ part: some Shape, _ name: String) -> some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.3), lineWidth: 10)
      part.stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round))
        .accessibilityIdentifier(name).rotationEffect(.degrees(-90))
    }
    .frame(width: 80, height: 80)
  }
}
