public import Foundation

/// A part of a path as a curve with its length.
private struct PathPiece {
  let start, control1, control2, end: CGPoint
  let isLine: Bool
  /// Whether a new line begins here.
  let begins: Bool
  /// The lengths from the start to equally distant parameters.
  private(set) var lengths: [Double] = [0]

  private static let steps = 24

  init(line start: CGPoint, to end: CGPoint, begins: Bool) {
    (self.start, control1, control2, self.end) = (start, start, end, end)
    (isLine, self.begins) = (true, begins)
    lengths.append(Self.distance(start, end))
  }

  init(curve start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to end: CGPoint, begins: Bool) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    (isLine, self.begins) = (false, begins)
    var last = start
    for step in 1...Self.steps {
      let point = split(at: Double(step) / Double(Self.steps))[2]
      lengths.append(lengths[step - 1] + Self.distance(last, point))
      last = point
    }
  }

  var length: Double { lengths[lengths.count - 1] }

  /// The points of straight lines close to it, without the first.
  var points: [CGPoint] {
    isLine ? [end] : (1...Self.steps).map { split(at: Double($0) / Double(Self.steps))[2] }
  }

  /// Returns the part between two lengths.
  func part(from: Double, to: Double) -> PathPiece {
    let (first, last) = (parameter(at: from), parameter(at: to))
    if isLine {
      return PathPiece(line: Self.mix(start, end, first), to: Self.mix(start, end, last), begins: begins)
    }
    // The points before `last`, of those the ones after `first`.
    let before = split(at: last)
    let head = PathPiece(curve: start, before[0], before[1], to: before[2], begins: begins)
    let after = head.split(at: last > 0 ? first / last : 0)
    return PathPiece(curve: after[2], after[3], after[4], to: head.end, begins: begins)
  }

  /// The parameter at a length.
  private func parameter(at wanted: Double) -> Double {
    guard wanted > 0 else { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= wanted }), index > 0 else { return 1 }
    let step = lengths[index] - lengths[index - 1]
    let inside = step > 0 ? (wanted - lengths[index - 1]) / step : 0
    return (Double(index - 1) + inside) / Double(lengths.count - 1)
  }

  /// Splits the curve: the two control points of the first part, the point between, and the control points of the second part.
  private func split(at part: Double) -> [CGPoint] {
    let (a, b, c) = (
      Self.mix(start, control1, part), Self.mix(control1, control2, part), Self.mix(control2, end, part)
    )
    let (d, e) = (Self.mix(a, b, part), Self.mix(b, c, part))
    return [a, d, Self.mix(d, e, part), e, c]
  }

  private static func mix(_ one: CGPoint, _ other: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }

  private static func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
    let (x, y) = (one.x - other.x, one.y - other.y)
    return (x * x + y * y).squareRoot()
  }
}

extension Path {
  /// Returns a part of the path.
  ///
  /// - Parameters:
  ///   - from: the share of the length at which it begins, from 0 to 1.
  ///   - to: the share at which it ends.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (from, to) = (Self.share(from), Self.share(to))
    guard from < to else { return Path() }
    if from == 0, to == 1 { return self }
    let pieces = pieces
    let length = pieces.reduce(0) { $0 + $1.length }
    var path = Path()
    var passed = 0.0
    for piece in pieces {
      let (first, last) = (from * length - passed, to * length - passed)
      passed += piece.length
      guard last > 0, first < piece.length, piece.length > 0 else { continue }
      let part = piece.part(from: max(0, first), to: min(piece.length, last))
      if piece.begins || path.isEmpty { path.move(to: part.start) }
      if part.isLine {
        path.addLine(to: part.end)
      } else {
        path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      }
    }
    return path
  }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameter eoFill: whether a part that is surrounded twice is outside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    var turns = 0
    for line in polygons {
      for (one, other) in zip(line, line.dropFirst() + line.prefix(1))
      where (one.y > point.y) != (other.y > point.y) {
        let crossing = one.x + (point.y - one.y) / (other.y - one.y) * (other.x - one.x)
        if crossing > point.x { turns += other.y > one.y ? 1 : -1 }
      }
    }
    return eoFill ? !turns.isMultiple(of: 2) : turns != 0
  }

  /// Returns whether a point is inside, for hosts.
  package func contains(x: Double, y: Double, isEvenOdd: Bool) -> Bool {
    contains(CGPoint(x: x, y: y), eoFill: isEvenOdd)
  }

  /// The smallest rectangle with all of its lines and curves.
  public var boundingRect: CGRect {
    let points = polygons.joined()
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns a share of a length: 0 for what is not a number.
  static func share(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }

  /// The lines as points.
  private var polygons: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    for piece in pieces {
      if piece.begins || lines.isEmpty { lines.append([piece.start]) }
      lines[lines.count - 1] += piece.points
    }
    return lines
  }

  private var pieces: [PathPiece] {
    var pieces: [PathPiece] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    var begins = true
    for element in elements {
      switch element {
      case .move(let end):
        (start, last, begins) = (end, end, true)
        continue
      case .line(let end): pieces.append(PathPiece(line: last, to: end, begins: begins))
      case .quadCurve(let end, let control):
        func third(_ point: CGPoint) -> CGPoint {
          CGPoint(x: (point.x + 2 * control.x) / 3, y: (point.y + 2 * control.y) / 3)
        }
        pieces.append(PathPiece(curve: last, third(last), third(end), to: end, begins: begins))
      case .curve(let end, let first, let second):
        pieces.append(PathPiece(curve: last, first, second, to: end, begins: begins))
      case .closeSubpath:
        if last != start { pieces.append(PathPiece(line: last, to: start, begins: begins)) }
        (last, begins) = (start, true)
        continue
      }
      last = pieces[pieces.count - 1].end
      begins = false
    }
    return pieces
  }
}
