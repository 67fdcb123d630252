import BinderyViews
import Foundation
import Testing

@testable import BinderyHTML

/// Lines and curves as SVG, and effects as CSS.
@MainActor
struct ShapeDrawingTests {
  private func html<Content: View>(@ViewBuilder _ view: @escaping @MainActor () -> Content) -> String {
    let tree = ViewTree(view)
    defer { tree.unmount() }
    return HTMLRenderer.html(of: tree.root.children[0])
  }

  @Test func aRingIsOneLongDash() {
    let ring = html {
      Circle().trim(from: 0.25, to: 0.75).stroke(.white, style: StrokeStyle(lineWidth: 8, lineCap: .round))
        .frame(width: 80, height: 80).rotationEffect(.degrees(-90))
    }
    #expect(
      ring.contains(#"data-shape="circle""#) && ring.contains("background:none")
        && ring.contains("rotate:-90deg"))
    #expect(
      ring.contains(
        #"<circle cx="50%" cy="50%" r="50%" style="stroke:#ffffff;stroke-width:8;stroke-linecap:round;stroke-miterlimit:10""#
          + #" pathLength="1" stroke-dasharray="0.5 2" stroke-dashoffset="-0.25"/>"#))
  }

  @Test func anEmptyRingHasNoLineAndAWholeOneNoDash() {
    #expect(!html { Circle().trim(from: 0, to: 0).stroke(.red, lineWidth: 8) }.contains("<svg"))
    let whole = html { Circle().trim(from: 0, to: 1).stroke(.red, lineWidth: 8) }
    #expect(whole.contains("<circle") && !whole.contains("dash"))
  }

  @Test func aChangedRingIsOneOperation() {
    let tree = ViewTree { EmptyView() }
    defer { tree.unmount() }
    let ring = Surroundings(.shape, [.set(.fill, AnyShapeStyle(Color.clear))], in: tree.root).node
    ring[.stroke] = ShapeStroke(AnyShapeStyle(Color.white), width: 2)
    let drawing = { ShapeDrawing(ring).html }
    #expect(drawing() == "")
    ring[.shape] = .path(Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
    #expect(drawing().contains(#"<path d="M0 0L4 0L4 4L0 4Z" style="stroke:#ffffff"#))
    ring[.shape] = .path(Path())
    #expect(drawing() == "")
  }

  @Test func gradientsHaveADefinitionOfTheirOwn() {
    let linear = html {
      Circle().stroke(
        LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom), lineWidth: 2)
    }
    #expect(linear.contains(#"<linearGradient id="s2""#) && linear.contains("stroke:url(#s2)"))
    let angular = html {
      Circle().strokeBorder(AngularGradient(colors: [.white, .black], center: .center), lineWidth: 4)
    }
    #expect(angular.contains(#"<mask id="s2""#) && angular.contains("r:calc(50% - 2px)"))
    #expect(angular.contains("conic-gradient(from 90deg at 50% 50%,#ffffff 0deg,#000000 360deg)"))
    #expect(
      html {
        AngularGradient(colors: [.white], center: .top, startAngle: .degrees(10), endAngle: .degrees(20))
      }
      .contains("background:conic-gradient(from 100deg at 50% 0%,#ffffff 0deg)"))
  }

  @Test func aClipToAPathIsInPoints() {
    let path = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(html { Text("a").clipShape(path) }.contains("clip-path:path(&#39;M0 0L4 0L4 4L0 4Z&#39;)"))
    #expect(
      html { Text("a").clipShape(path, style: FillStyle(eoFill: true)) }.contains(
        "clip-path:path(evenodd,&#39;M0"))
    #expect(html { Text("a").clipShape(Path()) }.contains("clip-path:inset(50%)"))
  }

  @Test func effectsAreFiltersFromTheInside() {
    let text = html {
      Text("a").shadow(color: .black, radius: 1).grayscale(0.5).saturation(2).contrast(0.5).brightness(-0.25)
        .hueRotation(.degrees(90)).colorInvert().blur(radius: 3)
    }
    #expect(
      text.contains(
        "filter:drop-shadow(0px 0px 2px #000000) grayscale(0.5) saturate(2) contrast(0.5) brightness(0.75)"
          + " hue-rotate(90deg) invert(1) blur(3px)"))
    #expect(html { Text("a").blendMode(.colorDodge) }.contains("mix-blend-mode:color-dodge"))
    let flipped = html {
      Text("a").rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchor: .leading)
    }
    #expect(flipped.contains("transform:perspective(600px) rotate3d(0,1,0,180deg);transform-origin:0% 50%"))
    let faded = html {
      Text("a").mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
    }
    #expect(faded.contains("mask:linear-gradient(#000000,#0000)"))
  }

  @Test func ordersGuidesAndColumnsAreInTheStyle() {
    #expect(html { Text("a").zIndex(1.5) }.contains("z-index:150"))
    #expect(
      html { Text("a").alignmentGuide(.top) { $0.height / 2 } }.contains("translate:0px calc(-50% + 0px)"))
    #expect(html { Text("a").gridCellColumns(3) }.contains("--columns:3"))
    #expect(html { Text("a").gridColumnAlignment(.trailing) }.contains(#"data-column="trailing""#))
  }
}
