public import Foundation

/// The space around a view where no length is said, in points.
private let standardPadding: Double = 16

extension View {
  /// Space at some edges. Each adds to what is there.
  ///
  /// - Parameters:
  ///   - edges: all by default.
  ///   - length: in points; 16 where none is given.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? standardPadding))
  }

  /// Space at all edges.
  ///
  /// - Parameter length: in points; use steps of 4.
  public func padding(_ length: Double) -> some View { padding(EdgeInsets(.all, length)) }

  /// Space at each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    element(.box(.padding)) { $0.set(.padding, insets) }
  }

  /// A box of a size, in points, with the view in it. A picture, a shape or what scrolls takes the size itself.
  ///
  /// - Parameters:
  ///   - width: `nil` keeps the view's width.
  ///   - height: `nil` keeps the view's height.
  ///   - alignment: where the view is in the box.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
    -> some View
  {
    frame(FrameSize(width: length(width), height: length(height), alignment: alignment))
  }

  /// A box between sizes, in points, with the view in it: up to the greatest one it takes what is offered, and with
  /// `.infinity` all of it.
  ///
  /// - Parameters:
  ///   - idealWidth: the width where none is offered, in what scrolls sideways.
  ///   - idealHeight: the height where none is offered, in what scrolls.
  ///   - alignment: where the view is in the box.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      FrameSize(
        minWidth: length(minWidth), idealWidth: length(idealWidth), maxWidth: length(maxWidth),
        minHeight: length(minHeight), idealHeight: length(idealHeight), maxHeight: length(maxHeight),
        alignment: alignment))
  }

  private func frame(_ size: FrameSize) -> some View {
    element(.box(.frame)) { $0.set(.frame, size) }
  }

  /// Keeps proportions.
  ///
  /// - Parameters:
  ///   - ratio: width by height; `nil` for those that a picture has by itself.
  ///   - contentMode: how a picture fills a frame of other proportions.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    let ratio = length(ratio).flatMap { $0 > 0 ? $0 : nil }
    return element(.box(.aspectRatio)) { $0.set(.aspectRatio, AspectRatio(ratio, contentMode: contentMode)) }
  }

  /// Keeps the proportions of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Shows all of a picture in its frame.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Fills the frame of a picture.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// To which side the lines of a text keep.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    element(.inherited) { $0.set(.textAlignment, alignment) }
  }

  /// The greatest number of lines of each text inside. The least number is accepted without effect: texts are as high as their words.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

  /// The greatest number of lines of each text inside; what does not fit ends in an ellipsis.
  public func lineLimit(_ number: Int?) -> some View {
    all(.text) { $0.set(.lineLimit, number.map { max(1, $0) }) }
  }
}

/// A length as nodes keep it: never negative, and `nil` for what is no number.
private func length(_ length: Double?) -> Double? {
  length.flatMap { $0.isNaN ? nil : max(0, Double($0)) }
}
