internal import Foundation

/// The outline of a shape in a rectangle, which hosts draw or use for clipping.
public enum ShapeOutline: Sendable, Hashable {
  case rectangle
  /// A rectangle with round corners of one radius, in points.
  case roundedRectangle(Double)
  /// A rectangle with a radius at each corner, in points.
  indirect case unevenRoundedRectangle(RectangleCornerRadii)
  /// The largest circle in the rectangle.
  case circle
  /// A rectangle with half circles at its short sides.
  case capsule
  case ellipse
  /// A part of one of the others, or a smaller one, drawn as a line in any size.
  indirect case part(OutlinePart)
  /// Lines and curves, whatever the rectangle is.
  indirect case path(Path, isEvenOdd: Bool = false)
}

/// A part of an outline, at a distance from the edges: of a circle, an ellipse or a rectangle.
public struct OutlinePart: Sendable, Hashable {
  /// The whole outline.
  public let outline: ShapeOutline
  /// The distance from the edges, in points.
  public let inset: Double
  /// The share of the length at which it begins, 0 to 1.
  public let from: Double
  /// The share at which it ends, 0 to 1; nothing is drawn if it is not larger than ``from``.
  public let to: Double

  /// Creates a part of a circle, an ellipse, a rectangle or a rectangle with round corners.
  public init(_ outline: ShapeOutline, inset: Double = 0, from: Double = 0, to: Double = 1) {
    self.outline = outline
    self.inset = inset
    (self.from, self.to) = (from, to)
  }

  /// Whether nothing is cut off.
  public var isWhole: Bool { from == 0 && to == 1 }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  /// Sets each corner; 0 by default.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension ShapeOutline {
  /// Whether hosts draw lines and curves for it; the others are boxes with corners.
  public var isDrawn: Bool {
    switch self {
    case .part, .path: true
    default: false
    }
  }

  /// Whether it is a circle, or a part of one.
  public var isCircle: Bool {
    switch self {
    case .circle: true
    case .part(let part): part.outline == .circle
    default: false
    }
  }

  /// Returns a part of the outline; nil if only its path has parts.
  func trimmed(from: Double, to: Double) -> ShapeOutline? {
    let (from, to) = (Path.share(from), Path.share(to))
    switch self {
    case .circle, .ellipse, .rectangle: return .part(OutlinePart(self, from: from, to: to))
    case .part(let part) where part.isWhole:
      // Hosts begin a round rectangle at another point than its path.
      if case .roundedRectangle = part.outline { return nil }
      return .part(OutlinePart(part.outline, inset: part.inset, from: from, to: to))
    case .path(let path, let isEvenOdd):
      return .path(path.trimmedPath(from: from, to: to), isEvenOdd: isEvenOdd)
    default: return nil
    }
  }

  /// Returns the outline at a distance from the edges; nil if only its path knows it.
  func inset(by amount: Double) -> ShapeOutline? {
    switch self {
    case .circle, .ellipse, .rectangle, .roundedRectangle: .part(OutlinePart(self, inset: amount))
    case .part(let part) where part.isWhole: .part(OutlinePart(part.outline, inset: part.inset + amount))
    default: nil
    }
  }

  /// Returns the lines and curves in a rectangle.
  func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: return Path(rect)
    case .roundedRectangle(let radius): return Path(roundedRect: rect, cornerRadius: radius)
    case .unevenRoundedRectangle(let radii): return Path(roundedRect: rect, cornerRadii: radii)
    case .ellipse: return Path(ellipseIn: rect)
    case .capsule: return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    case .circle:
      let side = min(rect.width, rect.height)
      return Path(
        ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .part(let part):
      var outline = part.outline
      if case .roundedRectangle(let radius) = outline {
        outline = .roundedRectangle(max(0, radius - part.inset))
      }
      return outline.path(in: rect.insetBy(dx: part.inset, dy: part.inset))
        .trimmedPath(from: part.from, to: part.to)
    case .path(let path, _): return path
    }
  }
}

extension ShapeOutline: CustomStringConvertible {
  /// `circle`, `roundedRectangle 8.0`, `circle 0.0 to 0.5`, `path M0 0L20 20`.
  public var description: String {
    switch self {
    case .rectangle: "rectangle"
    case .roundedRectangle(let radius): "roundedRectangle \(radius)"
    case .unevenRoundedRectangle(let radii):
      "unevenRoundedRectangle \(radii.topLeading) \(radii.topTrailing) \(radii.bottomTrailing) \(radii.bottomLeading)"
    case .circle: "circle"
    case .capsule: "capsule"
    case .ellipse: "ellipse"
    case .part(let part):
      "\(part.outline)" + (part.inset == 0 ? "" : " inset \(part.inset)")
        + (part.isWhole ? "" : " \(part.from) to \(part.to)")
    case .path(let path, let isEvenOdd): "path \(path)" + (isEvenOdd ? " even odd" : "")
    }
  }
}
