/// A value of a property. Hosts read values by ``PropertyKey``; this is how a node keeps them.
///
/// A value takes at most 16 bytes and a tag, so that a node stays small: larger ones are kept on the heap.
public enum PropertyValue: Sendable, Hashable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case strings([String])
  case alignment(Alignment)
  case axis(Axis)
  case backdrop(Backdrop)
  case buttonRole(ButtonRole)
  case buttonStyle(ButtonStyle)
  indirect case chart(ChartData)
  case clipShape(ClipShape)
  case color(Color)
  case colorScheme(ColorScheme)
  indirect case coordinate(MapCoordinate)
  indirect case date(CalendarDate)
  case dateComponents(DatePickerComponents)
  case events(UserEvent.Kinds)
  case fieldKind(FieldKind)
  indirect case file(TextFile)
  case font(Font)
  case fontWeight(FontWeight)
  case icon(Icon)
  indirect case insets(EdgeInsets)
  indirect case keyboardShortcut(KeyboardShortcut)
  case listStyle(ListStyle)
  case liveRegion(LiveRegion)
  case pickerStyle(PickerStyle)
  indirect case picture(Picture)
  case placement(ToolbarItemPlacement)
  indirect case region(MapRegion)
  case textAlignment(TextAlignment)
}

extension PropertyValue: CustomStringConvertible {
  /// The value as text, as a snapshot shows it.
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .strings(let value): value.joined(separator: "/")
    case .alignment(let value): "\(value)"
    case .axis(let value): "\(value)"
    case .backdrop(let value): "\(value)"
    case .buttonRole(let value): "\(value)"
    case .buttonStyle(let value): "\(value)"
    case .chart(let value): "\(value)"
    case .clipShape(let value): "\(value)"
    case .color(let value): "\(value)"
    case .colorScheme(let value): "\(value)"
    case .coordinate(let value): "\(value)"
    case .date(let value): "\(value)"
    case .dateComponents(let value): "\(value)"
    case .events(let value): "\(value)"
    case .fieldKind(let value): "\(value)"
    case .file(let value): "\(value)"
    case .font(let value): "\(value)"
    case .fontWeight(let value): "\(value)"
    case .icon(let value): "\(value)"
    case .insets(let value): "\(value)"
    case .keyboardShortcut(let value): "\(value)"
    case .listStyle(let value): "\(value)"
    case .liveRegion(let value): "\(value)"
    case .pickerStyle(let value): "\(value)"
    case .picture(let value): "\(value)"
    case .placement(let value): "\(value)"
    case .region(let value): "\(value)"
    case .textAlignment(let value): "\(value)"
    }
  }
}
