internal import Foundation

/// A shape with its fill and stroke.
public struct ShapeView: View {
  let shape: any Shape
  /// `nil` for the color of text.
  var fill: AnyShapeStyle?
  var stroke: ShapeStroke?
  var fillStyle = FillStyle()

  /// Draws a line along the outline as well.
  ///
  /// - Parameter lineWidth: in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> ShapeView {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the outline as well.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> ShapeView {
    var view = self
    view.stroke = ShapeStroke(content.resolved, line: style)
    return view
  }

  /// Draws a line inside the outline as well.
  ///
  /// - Parameter lineWidth: in points.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: Double = 1) -> ShapeView {
    var view = self
    view.stroke = ShapeStroke(content.resolved, line: StrokeStyle(lineWidth: lineWidth), isInside: true)
    return view
  }
}

extension ShapeView: ElementView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    if let outline {
      element.set(.shape, outline)
    } else {
      let (shape, isEvenOdd) = (shape, fillStyle.isEOFilled)
      element.bindToSize(.shape) {
        .path(shape.path(in: CGRect(origin: .zero, size: $0)), isEvenOdd: isEvenOdd)
      }
    }
    element.set(.fill, fill)
    element.set(.stroke, stroke)
  }

  /// The outline that hosts draw in any size; nil if they need the path in their size.
  var outline: ShapeOutline? {
    switch shape.outline {
    case .path(let path, _): .path(path, isEvenOdd: fillStyle.isEOFilled)
    // What is trimmed is drawn as one long dash, which has no inside.
    case .part(let part): part.isWhole || isLine && stroke?.line.dash.isEmpty == true ? .part(part) : nil
    case .capsule, .unevenRoundedRectangle, nil: shape.outline
    case .some(let outline): stroke?.isSimple == false ? .part(OutlinePart(outline)) : outline
    }
  }

  private var isLine: Bool { fill == AnyShapeStyle(Color.clear) && stroke != nil }
}

/// A style that is a view, too: a rectangle that fills the space.
protocol StyleView: ElementView, ShapeStyle {}

extension StyleView {
  func role(in context: MountContext) -> Role { .shape }

  func describe(_ element: inout ElementDescription, in context: MountContext) {
    element.set(.shape, .rectangle)
    element.set(.fill, resolved)
  }
}

extension Color: StyleView {}
extension LinearGradient: StyleView {}
extension AngularGradient: StyleView {}
extension RadialGradient: StyleView {}
