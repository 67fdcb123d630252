import Foundation
import Testing

@testable import BinderyViews

/// Lines and curves in points.
@Suite struct PathTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 40, height: 40))

  private func circle(_ radius: Double = 50) -> Path {
    Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
  }

  private func distances(of path: Path) -> [Double] {
    let box = path.boundingRect
    return [box.minX, box.minY, box.maxX, box.maxY].map { ($0 * 10).rounded() / 10 }
  }

  @Test func partsAreWrittenInTheLanguageOfSVG() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3.456, y: -4))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.addCurve(
        to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
      path.closeSubpath()
      path.closeSubpath()
      path.addLine(to: CGPoint(x: 0, y: 0))
    }
    #expect(path.description == "M1 2L3.46 -4Q7 8 5 6C11 12 13 14 9 10ZM1 2L0 0")
    #expect(square.description == "M0 0L40 0L40 40L0 40Z")
    #expect(path.currentPoint == .zero && !path.isEmpty && Path().isEmpty)
  }

  @Test func whatIsNotANumberIsLeftOut() {
    let path = Path { path in
      path.addLine(to: CGPoint(x: 1, y: 1))
      path.move(to: CGPoint(x: Double.nan, y: 0))
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: Double.infinity, y: 0))
      path.addLine(to: CGPoint(x: 1e300, y: -1e300))
      path.addArc(center: .zero, radius: .nan, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.addArc(center: .zero, radius: -1, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
      path.addArc(
        center: .zero, radius: 1, startAngle: .radians(.infinity), endAngle: .zero, clockwise: false)
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(.nan))
      path.addEllipse(in: CGRect(x: 0, y: 0, width: Double.nan, height: 1))
      path.addRect(.null)
      path.addRect(.infinite)
    }
    #expect(!path.description.contains("nan") && !path.description.contains("inf"))
    #expect(path.description.hasPrefix("M0 0L1000000 -1000000"))
    #expect(
      Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: .nan).boundingRect.width
        == 10)
    #expect(square.trimmedPath(from: .nan, to: .nan).isEmpty)
    #expect(square.applying(CGAffineTransform(scaleX: .infinity, y: 1)).description.contains("inf") == false)
  }

  @Test func anArcGrowsClockwiseOnTheScreen() {
    var quarter = Path()
    quarter.addArc(center: .zero, radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(distances(of: quarter) == [0, 0, 50, 50])
    var rest = Path()
    rest.addArc(center: .zero, radius: 50, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(distances(of: rest) == [-50, -50, 50, 50])
    var whole = Path()
    whole.addArc(
      center: .zero, radius: 50, startAngle: .degrees(-90), endAngle: .degrees(270), clockwise: false)
    #expect(distances(of: whole) == [-50, -50, 50, 50])
    var slice = Path()
    slice.move(to: .zero)
    slice.addRelativeArc(center: .zero, radius: 50, startAngle: .degrees(180), delta: .degrees(90))
    slice.closeSubpath()
    #expect(slice.description.hasPrefix("M0 0L-50 0C"))
    #expect(distances(of: slice) == [-50, -50, 0, 0])
  }

  @Test func anArcBetweenTwoLinesIsARoundCorner() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 5)
    }
    #expect(path.description.hasPrefix("M0 0L5 0"))
    #expect(path.description.hasSuffix("10 5"))
    let straight = Path { path in
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    }
    #expect(straight.description == "M0 0L10 0L10 0")
  }

  @Test func figuresFillTheirRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let figures = [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 12),
      Path(roundedRect: rect, cornerRadius: 1000),
      Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20, bottomTrailing: 8)),
      Path(roundedRect: rect, cornerSize: CGSize(width: 20, height: 10)),
    ]
    for figure in figures { #expect(distances(of: figure) == [10, 20, 110, 70]) }
    #expect(!Path(roundedRect: rect, cornerRadius: 12).contains(CGPoint(x: 12, y: 22)))
    let uneven = Path(roundedRect: rect, cornerRadii: RectangleCornerRadii(topLeading: 20))
    #expect(!uneven.contains(CGPoint(x: 12, y: 22)) && uneven.contains(CGPoint(x: 108, y: 22)))
  }

  @Test func aPartHasItsShareOfTheLength() {
    #expect(square.trimmedPath(from: 0, to: 0.5).description == "M0 0L40 0L40 40")
    #expect(square.trimmedPath(from: 0.375, to: 0.625).description == "M40 20L40 40L20 40")
    #expect(square.trimmedPath(from: 0.75, to: 1).description == "M0 40L0 0")
    #expect(square.trimmedPath(from: -1, to: 2) == square)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty && square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    #expect(distances(of: circle().trimmedPath(from: 0, to: 0.25)) == [0, 0, 50, 50])
    #expect(distances(of: circle().trimmedPath(from: 0.5, to: 0.75)) == [-50, -50, 0, 0])
    // A part that begins and ends inside of a curve: at 30 and 60 degrees.
    let inside = circle(100).trimmedPath(from: 30 / 360, to: 60 / 360)
    let box = distances(of: inside)
    #expect(abs(box[0] - 50) < 0.3 && abs(box[2] - 86.6) < 0.3)
    var two = square
    two.addPath(square, transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(two.trimmedPath(from: 0.45, to: 0.55).description == "M0 16L0 0M100 0L116 0")
  }

  @Test func aPointIsInsideByTheRuleOfTheFill() {
    var ring = circle(50)
    ring.addPath(circle(25))
    #expect(ring.contains(CGPoint(x: 1, y: 1)) && !ring.contains(CGPoint(x: 1, y: 1), eoFill: true))
    #expect(ring.contains(CGPoint(x: 30, y: 1), eoFill: true) && !ring.contains(CGPoint(x: 60, y: 1)))
    #expect(!Path().contains(.zero) && Path().boundingRect.isNull)
  }

  @Test func transformsAreAppliedInOrder() {
    let moved = square.applying(CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 1))
    #expect(moved.description == "M10 0L90 0L90 40L10 40Z")
    #expect(square.offsetBy(dx: 1, dy: 2).description == "M1 2L41 2L41 42L1 42Z")
    let turned = square.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(distances(of: turned) == [-40, 0, 0, 40])
  }
}
