/// A type of which a property may be: what a node can keep.
public protocol PropertyType: Hashable, Sendable {
  /// Takes the value out; `nil` where it is of another type.
  init?(_ stored: PropertyValue)
  /// The value as a node keeps it.
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

extension Backdrop: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .backdrop(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .backdrop(self) }
}

extension ButtonRole: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .buttonRole(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .buttonRole(self) }
}

extension ButtonStyle: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .buttonStyle(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .buttonStyle(self) }
}

extension ChartData: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .chart(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .chart(self) }
}

extension ClipShape: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .clipShape(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .clipShape(self) }
}

extension Color: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .color(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .color(self) }
}

extension ColorScheme: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .colorScheme(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .colorScheme(self) }
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

extension TextFile: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .file(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .file(self) }
}

extension Font: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .font(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .font(self) }
}

extension FontWeight: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .fontWeight(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .fontWeight(self) }
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

extension ListStyle: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .listStyle(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .listStyle(self) }
}

extension LiveRegion: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .liveRegion(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .liveRegion(self) }
}

extension PickerStyle: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .pickerStyle(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .pickerStyle(self) }
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

extension TextAlignment: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .textAlignment(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .textAlignment(self) }
}
