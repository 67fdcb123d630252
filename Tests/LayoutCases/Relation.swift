public import BinderyViews

/// A relation between the frames of views. A name means the view with all its modifiers; with the suffix `.content`, the view inside them. Without
/// another view, a relation is to the space that the case offers.
public enum Relation: Sendable {
  case fills(String, Axis.Set = [.horizontal, .vertical], String? = nil)
  case width(String, Double)
  case height(String, Double)
  /// Is at most half as wide as the offered space.
  case isNarrow(String)
  /// Is at most half as high as the offered space.
  case isLow(String)
  case equalWidths(String, String)
  case equalHeights(String, String)
  case narrower(String, String)
  case before(String, String)
  case above(String, String)
  case disjoint(String, String)
  case inside(String, String? = nil)
  case centered(String, Axis.Set = [.horizontal, .vertical], String? = nil)
  case atEdges(String, Edge.Set, String? = nil)
  /// The second begins that far behind the end of the first.
  case gap(String, String, Axis, Double)
  /// The first is that many times as wide as it is high.
  case ratio(String, Double)
  /// The middle of the first is below that of the second.
  case lower(String, String)

  /// Returns whether it holds.
  ///
  /// - Parameters:
  ///   - offered: the offered space.
  ///   - tolerance: the largest difference of equal lengths, in both directions.
  ///   - frame: returns the frame of a view.
  public func holds(offered: ViewFrame, tolerance: (x: Double, y: Double), _ frame: (String) -> ViewFrame)
    -> Bool
  {
    let close = Closeness(x: tolerance.x, y: tolerance.y)
    func other(_ name: String?) -> ViewFrame { name.map(frame) ?? offered }
    switch self {
    case .fills(let name, let axes, let around):
      let (one, two) = (frame(name), other(around))
      return (!axes.contains(.horizontal) || close.x(one.x, two.x) && close.x(one.maxX, two.maxX))
        && (!axes.contains(.vertical) || close.y(one.y, two.y) && close.y(one.maxY, two.maxY))
    case .width(let name, let width): return close.x(frame(name).width, width)
    case .height(let name, let height): return close.y(frame(name).height, height)
    case .isNarrow(let name): return frame(name).width <= offered.width / 2
    case .isLow(let name): return frame(name).height <= offered.height / 2
    case .equalWidths(let one, let two): return close.x(frame(one).width, frame(two).width)
    case .equalHeights(let one, let two): return close.y(frame(one).height, frame(two).height)
    case .narrower(let one, let two): return frame(one).width < frame(two).width
    case .before(let one, let two): return frame(one).maxX <= frame(two).x + 0.5
    case .above(let one, let two): return frame(one).maxY <= frame(two).y + 0.5
    case .disjoint(let one, let two):
      let (one, two) = (frame(one), frame(two))
      return one.maxX <= two.x + 0.5 || two.maxX <= one.x + 0.5 || one.maxY <= two.y + 0.5
        || two.maxY <= one.y + 0.5
    case .inside(let name, let around):
      let (one, two) = (frame(name), other(around))
      return one.x >= two.x - 0.5 && one.maxX <= two.maxX + 0.5 && one.y >= two.y - 0.5
        && one.maxY <= two.maxY + 0.5
    case .centered(let name, let axes, let around):
      let (one, two) = (frame(name), other(around))
      return (!axes.contains(.horizontal) || close.x(one.midX, two.midX))
        && (!axes.contains(.vertical) || close.y(one.midY, two.midY))
    case .atEdges(let name, let edges, let around):
      let (one, two) = (frame(name), other(around))
      return (!edges.contains(.leading) || close.x(one.x, two.x))
        && (!edges.contains(.trailing) || close.x(one.maxX, two.maxX))
        && (!edges.contains(.top) || close.y(one.y, two.y))
        && (!edges.contains(.bottom) || close.y(one.maxY, two.maxY))
    case .gap(let one, let two, .horizontal, let length):
      return close.x(frame(two).x - frame(one).maxX, length)
    case .gap(let one, let two, .vertical, let length): return close.y(frame(two).y - frame(one).maxY, length)
    case .ratio(let name, let ratio): return close.x(frame(name).width, frame(name).height * ratio)
    case .lower(let one, let two): return frame(one).midY > frame(two).midY
    }
  }

  /// The names of the views that it compares.
  public var names: [String] {
    switch self {
    case .fills(let one, _, let two), .centered(let one, _, let two), .atEdges(let one, _, let two),
      .inside(let one, let two):
      [one] + (two.map { [$0] } ?? [])
    case .width(let one, _), .height(let one, _), .isNarrow(let one), .isLow(let one), .ratio(let one, _):
      [one]
    case .equalWidths(let one, let two), .equalHeights(let one, let two), .narrower(let one, let two),
      .before(let one, let two), .above(let one, let two), .disjoint(let one, let two),
      .gap(let one, let two, _, _),
      .lower(let one, let two):
      [one, two]
    }
  }
}

/// The comparison of lengths.
private struct Closeness {
  let x, y: Double

  func x(_ one: Double, _ two: Double) -> Bool { abs(one - two) <= x }
  func y(_ one: Double, _ two: Double) -> Bool { abs(one - two) <= y }
}
