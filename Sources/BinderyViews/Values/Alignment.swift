/// Where something is placed in an area that is larger than itself.
public struct Alignment: Sendable, Hashable {
  /// Its place from left to right, where people read from left to right.
  public var horizontal: HorizontalAlignment
  /// Its place from top to bottom.
  public var vertical: VerticalAlignment

  /// Combines two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// At the top leading.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// At the top trailing.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// At the bottom leading.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// At the bottom trailing.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension Alignment: CustomStringConvertible {
  /// `center`, `leading`, `top leading`: the guides that are not central.
  public var description: String {
    switch (horizontal, vertical) {
    case (_, .center): "\(horizontal)"
    case (.center, _): "\(vertical)"
    default: "\(vertical) \(horizontal)"
    }
  }
}
