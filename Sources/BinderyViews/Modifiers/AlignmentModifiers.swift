public import Foundation

/// The size of a view in the block of an ``View/alignmentGuide(_:computeValue:)-(HorizontalAlignment,_)``, and the guides in it.
public struct ViewDimensions: Sendable, Hashable {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { width * guide.share }

  /// The distance of a guide from the top edge. The baseline counts as the bottom.
  public subscript(guide: VerticalAlignment) -> CGFloat { height * guide.share }
}

extension View {
  /// Moves the view so that another place of it is at the guide of its stack or layers: the space around it stays the same.
  ///
  /// - Parameters:
  ///   - guide: the alignment of the stack, the layers or the overlay around the view.
  ///   - computeValue: returns the place, from the leading edge: a distance, a part of the width, or a sum of them.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let place = Place { computeValue(ViewDimensions(width: $0, height: 0)) }
    return element(.box(.offset)) {
      $0.set(.offset, BoxOffset(x: -place.distance, y: 0, ofWidth: guide.share - place.part))
    }
  }

  /// Moves the view so that another place of it is at the guide of its stack or layers: the space around it stays the same.
  ///
  /// - Parameters:
  ///   - guide: the alignment of the stack, the layers or the overlay around the view.
  ///   - computeValue: returns the place, from the top edge: a distance, a part of the height, or a sum of them.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let place = Place { computeValue(ViewDimensions(width: 0, height: $0)) }
    return element(.box(.offset)) {
      $0.set(.offset, BoxOffset(x: 0, y: -place.distance, ofHeight: guide.share - place.part))
    }
  }

  /// Makes a cell of a grid as wide as several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    element(.whole) { $0.set(.columnSpan, count > 1 ? min(count, 100) : nil) }
  }

  /// Aligns all cells of a grid in the column of this one.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    element(.whole) { $0.set(.columnAlignment, guide) }
  }

  /// Sets the color of the controls and icons in the surrounding row.
  public func listItemTint(_ tint: Color?) -> some View {
    element(.row) { if let tint { $0.set(.tint, tint) } }
  }
}

/// A distance along a length of which only its share is known before a host has measured it.
private struct Place {
  let distance: Double
  let part: Double

  init(_ value: (CGFloat) -> CGFloat) {
    let (none, all) = (value(0), value(1024))
    distance = none.isFinite ? min(max(none, -100_000), 100_000) : 0
    let part = (all - none) / 1024
    self.part = part.isFinite ? min(max(part, -100), 100) : 0
  }
}

extension HorizontalAlignment {
  fileprivate var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

extension VerticalAlignment {
  fileprivate var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline: 1
    }
  }
}
