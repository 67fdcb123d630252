/// The value of a property as a node stores it. Hosts read values by ``PropertyKey``.
///
/// A value takes at most 16 bytes and a tag, so that a node stays small; larger values are stored on the
/// heap.
public enum PropertyValue: Sendable, Hashable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case strings([String])
  case alignment(Alignment)
  case axis(Axis)
  indirect case background(BoxBackground)
  case buttonRole(ButtonRole)
  case buttonStyle(ButtonAppearance)
  indirect case chart(ChartData)
  case color(Color)
  case colorScheme(ColorScheme)
  case contentType(TextContentType)
  indirect case coordinate(MapCoordinate)
  indirect case date(CalendarDate)
  case dateComponents(DatePickerComponents)
  case dynamicTypeSize(DynamicTypeSize)
  case events(UserEvent.Kinds)
  case fieldKind(FieldKind)
  case fieldStyle(TextFieldAppearance)
  indirect case file(TextFile)
  case font(Font)
  case fontWeight(Font.Weight)
  case icon(Icon)
  case imageScale(ImageScale)
  indirect case insets(EdgeInsets)
  indirect case keyboardShortcut(KeyboardShortcut)
  case layoutDirection(LayoutDirection)
  case listStyle(ListAppearance)
  case liveRegion(LiveRegion)
  indirect case mapDrawing(MapDrawing)
  case pickerStyle(PickerAppearance)
  indirect case picture(Picture)
  case placement(ToolbarItemPlacement)
  indirect case region(MapRegion)
  case textAlignment(TextAlignment)
  indirect case aspectRatio(AspectRatio)
  case fontDesign(Font.Design)
  indirect case frame(FrameSize)
  case offset(BoxOffset)
  case outline(ShapeOutline)
  indirect case rotation(BoxRotation)
  case runs(StyledText)
  indirect case scale(BoxScale)
  indirect case shadow(BoxShadow)
  indirect case stroke(ShapeStroke)
  case style(AnyShapeStyle)
  case textCase(TextCase)
  case textLine(TextLine)
  case tracks(GridTracks)
  case truncation(TruncationMode)
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
    case .alignment(let value): "\(value)"
    case .axis(let value): "\(value)"
    case .background(let value): "\(value)"
    case .buttonRole(let value): "\(value)"
    case .buttonStyle(let value): "\(value)"
    case .chart(let value): "\(value)"
    case .color(let value): "\(value)"
    case .colorScheme(let value): "\(value)"
    case .contentType(let value): "\(value)"
    case .coordinate(let value): "\(value)"
    case .date(let value): "\(value)"
    case .dateComponents(let value): "\(value)"
    case .dynamicTypeSize(let value): "\(value)"
    case .events(let value): "\(value)"
    case .fieldKind(let value): "\(value)"
    case .fieldStyle(let value): "\(value)"
    case .file(let value): "\(value)"
    case .font(let value): "\(value)"
    case .fontWeight(let value): "\(value)"
    case .icon(let value): "\(value)"
    case .imageScale(let value): "\(value)"
    case .insets(let value): "\(value)"
    case .keyboardShortcut(let value): "\(value)"
    case .layoutDirection(let value): "\(value)"
    case .listStyle(let value): "\(value)"
    case .liveRegion(let value): "\(value)"
    case .mapDrawing(let value): "\(value)"
    case .pickerStyle(let value): "\(value)"
    case .picture(let value): "\(value)"
    case .placement(let value): "\(value)"
    case .region(let value): "\(value)"
    case .textAlignment(let value): "\(value)"
    case .aspectRatio(let value): "\(value)"
    case .fontDesign(let value): "\(value)"
    case .frame(let value): "\(value)"
    case .offset(let value): "\(value)"
    case .outline(let value): "\(value)"
    case .rotation(let value): "\(value)"
    case .runs(let value): "\(value)"
    case .scale(let value): "\(value)"
    case .shadow(let value): "\(value)"
    case .stroke(let value): "\(value)"
    case .style(let value): "\(value)"
    case .textCase(let value): "\(value)"
    case .textLine(let value): "\(value)"
    case .tracks(let value): "\(value)"
    case .truncation(let value): "\(value)"
    }
  }
}
