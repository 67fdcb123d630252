/// The position of content in an area that is larger than the content.
public struct Alignment: Sendable, Hashable {
  /// The horizontal guide; leading is the left in left-to-right languages.
  public var horizontal: HorizontalAlignment
  /// The vertical guide.
  public var vertical: VerticalAlignment

  /// Combines two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Centered in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Centered vertically at the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Centered vertically at the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Centered horizontally at the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Centered horizontally at the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment: CustomStringConvertible {
  /// `center`, `leading`, `top leading`: the guides that are not centered.
  public var description: String {
    switch (horizontal, vertical) {
    case (_, .center): "\(horizontal)"
    case (.center, _): "\(vertical)"
    default: "\(vertical) \(horizontal)"
    }
  }
}
