/// A direction in which an arrow key moves the focus.
enum FocusDirection {
  case up, down, left, right

  var isVertical: Bool { self == .up || self == .down }

  /// Returns the index of the nearest area in the direction; nil if there is none.
  func nearest(to start: CellRect, in areas: [CellRect]) -> Int? {
    var best: (index: Int, distance: Int)?
    for (index, area) in areas.enumerated() {
      guard let distance = distance(from: start, to: area) else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
    }
    return best?.index
  }

  /// Returns the distance to an area in the direction, with a penalty for sideways offset; nil if it is in another one.
  private func distance(from: CellRect, to: CellRect) -> Int? {
    let (along, across) =
      switch self {
      case .down: (to.y - from.y, Self.gap(from.x..<from.maxX, to.x..<to.maxX))
      case .up: (from.y - to.y, Self.gap(from.x..<from.maxX, to.x..<to.maxX))
      case .right: (to.x - from.x, 4 * Self.gap(from.y..<from.maxY, to.y..<to.maxY))
      case .left: (from.x - to.x, 4 * Self.gap(from.y..<from.maxY, to.y..<to.maxY))
      }
    guard along > 0, isVertical || across == 0 else { return nil }
    return along * 4 + across
  }

  private static func gap(_ a: Range<Int>, _ b: Range<Int>) -> Int {
    max(0, max(a.lowerBound, b.lowerBound) - min(a.upperBound, b.upperBound) + 1)
  }
}
