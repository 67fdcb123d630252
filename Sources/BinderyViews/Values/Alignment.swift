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

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
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
