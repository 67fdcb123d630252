/// A type that a property's value can have.
public protocol PropertyType: Hashable, Sendable {
  /// The value as this type; `nil` if it has another type.
  init?(_ stored: PropertyValue)
  /// The value in the form that a node stores.
  var stored: PropertyValue { get }
}

extension Bool: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .bool(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .bool(self) }
}

extension Int: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .int(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .int(self) }
}

extension Double: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .double(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .double(self) }
}

extension String: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .string(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .string(self) }
}

extension [String]: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .strings(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .strings(self) }
}

extension Alignment: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .alignment(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .alignment(self) }
}

extension Axis: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .axis(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .axis(self) }
}

extension ChartData: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .chart(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .chart(self) }
}

extension MapCoordinate: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .coordinate(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .coordinate(self) }
}

extension CalendarDate: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .date(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .date(self) }
}

extension DatePickerComponents: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .dateComponents(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .dateComponents(self) }
}

extension UserEvent.Kinds: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .events(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .events(self) }
}

extension FieldKind: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .fieldKind(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .fieldKind(self) }
}

extension TextContentType: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .contentType(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .contentType(self) }
}

extension TextFile: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .file(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .file(self) }
}

extension Icon: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .icon(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .icon(self) }
}

extension EdgeInsets: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .insets(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .insets(self) }
}

extension KeyboardShortcut: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .keyboardShortcut(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .keyboardShortcut(self) }
}

extension LiveRegion: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .liveRegion(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .liveRegion(self) }
}

extension Picture: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .picture(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .picture(self) }
}

extension ToolbarItemPlacement: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .placement(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .placement(self) }
}

extension MapRegion: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .region(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .region(self) }
}

extension MapDrawing: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .mapDrawing(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .mapDrawing(self) }
}

extension TextAlignment: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .textAlignment(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .textAlignment(self) }
}

extension AspectRatio: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .aspectRatio(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .aspectRatio(self) }
}

extension FrameSize: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .frame(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .frame(self) }
}

extension StyledText: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .runs(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .runs(self) }
}

extension GridTracks: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .tracks(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .tracks(self) }
}

extension TruncationMode: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .truncation(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .truncation(self) }
}

extension ImageScale: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .imageScale(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .imageScale(self) }
}
