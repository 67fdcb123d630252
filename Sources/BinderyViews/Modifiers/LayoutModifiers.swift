public import Foundation

/// The default length of padding, in points.
private let standardPadding: Double = 16

extension View {
  /// Adds space at some edges, in addition to existing padding.
  ///
  /// - Parameters:
  ///   - edges: the edges; all by default.
  ///   - length: the length in points; 16 by default.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? standardPadding))
  }

  /// Adds space at all edges.
  ///
  /// - Parameter length: the length in points; use steps of 4.
  public func padding(_ length: Double) -> some View { padding(EdgeInsets(.all, length)) }

  /// Adds space at each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    element(.box(.padding)) { $0.set(.padding, insets) }
  }

  /// Puts the view into a box of a size in points. A picture, a shape or a scroll view takes the size itself.
  ///
  /// - Parameters:
  ///   - width: `nil` keeps the view's width.
  ///   - height: `nil` keeps the view's height.
  ///   - alignment: the position of the view in the box.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center)
    -> some View
  {
    frame(FrameSize(width: length(width), height: length(height), alignment: alignment))
  }

  /// Puts the view into a box with minimum and maximum sizes, in points. The box takes the offered space up to the maximum, and with
  /// `.infinity` all of it.
  ///
  /// - Parameters:
  ///   - idealWidth: the width without an offer, inside a horizontal scroll view.
  ///   - idealHeight: the height without an offer, inside a scroll view.
  ///   - alignment: the position of the view in the box.
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

  /// Sets the priority with which a stack gives space to the view: before views of a lower one. Without it, the priority is 0.
  public func layoutPriority(_ value: Double) -> some View {
    element(.whole) { $0.set(.layoutPriority, value.isNaN || value == 0 ? nil : value) }
  }

  /// Gives the view its ideal size, whatever space it is offered: a text has one line.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view its ideal width, or its ideal height, whatever space it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    var axes: Axis.Set = []
    if horizontal { axes.insert(.horizontal) }
    if vertical { axes.insert(.vertical) }
    return element(.whole) { $0.set(.fixedSize, axes.isEmpty ? nil : axes) }
  }

  /// Extends a shape, a color or a picture to the edges of the window, behind the bars, if nothing but layers and backgrounds is around it.
  /// Texts and controls never extend.
  public func ignoresSafeArea() -> some View {
    all(.shape, .image) { $0.set(.ignoresSafeArea, true) }
  }

  /// Sets whether presses reach the view. If not, they go to what is behind it.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    element(.whole) { $0.set(.ignoresPresses, flag: !enabled) }
  }

  /// Constrains the aspect ratio.
  ///
  /// - Parameters:
  ///   - ratio: the width divided by the height; `nil` for a picture's own ratio.
  ///   - contentMode: the way in which a picture fills a frame with another ratio.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    let ratio = length(ratio).flatMap { $0 > 0 ? $0 : nil }
    return element(.box(.aspectRatio)) { $0.set(.aspectRatio, AspectRatio(ratio, contentMode: contentMode)) }
  }

  /// Constrains the aspect ratio to that of a size.
  public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
  }

  /// Scales a picture to fit into its frame.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales a picture to fill its frame.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Aligns the lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    element(.inherited) { $0.set(.textAlignment, alignment) }
  }

  /// Limits the number of lines of each text, and of each field with several lines, inside. They have room for as many as the lower bound.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound, reserved: limit.lowerBound)
  }

  /// Limits the number of lines of each text, and of each field with several lines, inside.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Accepts any number of lines. Each text, and each field with several lines, inside has room for as many as the lower bound.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil, reserved: limit.lowerBound)
  }

  /// Limits the number of lines of each text, and of each field with several lines, inside.
  ///
  /// - Parameter reservesSpace: whether they have room for as many lines, even if they have fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit, reserved: reservesSpace ? limit : 1)
  }

  /// Limits the number of lines of each text inside, which ends in an ellipsis if it is longer, and of each field with several lines, which scrolls.
  public func lineLimit(_ number: Int?) -> some View { lineLimit(number, reserved: 1) }

  private func lineLimit(_ number: Int?, reserved: Int) -> some View {
    all(.text, .textField) {
      $0.set(.lineLimit, number.map { max(1, $0) })
      $0.set(.reservedLines, reserved > 1 ? reserved : nil)
    }
  }
}

/// Returns a length as nodes store it: never negative, and `nil` for NaN.
private func length(_ length: Double?) -> Double? {
  length.flatMap { $0.isNaN ? nil : max(0, Double($0)) }
}
