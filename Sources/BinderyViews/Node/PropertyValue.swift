/// The value of a property as a node stores it. Hosts read values by ``PropertyKey``.
///
/// A value takes at most 16 bytes and a tag, so that a node stays small. Types that most nodes have and that contain a reference have a
/// case of their own; the others are ``SmallPropertyType`` or ``LargePropertyType``.
public enum PropertyValue: Sendable, Hashable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case strings([String])
  case color(Color)
  case font(Font)
  case icon(Icon)
  case outline(ShapeOutline)
  case runs(StyledText)
  case style(AnyShapeStyle)
  case textLine(TextLine)
  case tracks(GridTracks)
  case small(SmallValue)
  case large(LargeValue)
}

extension PropertyValue: CustomStringConvertible {
  /// The value as text, for snapshots.
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .strings(let value): value.joined(separator: "/")
    case .color(let value): "\(value)"
    case .font(let value): "\(value)"
    case .icon(let value): "\(value)"
    case .outline(let value): "\(value)"
    case .runs(let value): "\(value)"
    case .style(let value): "\(value)"
    case .textLine(let value): "\(value)"
    case .tracks(let value): "\(value)"
    case .small(let value): value.description
    case .large(let value): value.description
    }
  }
}
