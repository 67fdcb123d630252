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

extension Color: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .color(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .color(self) }
}

extension Font: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .font(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .font(self) }
}

extension Icon: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .icon(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .icon(self) }
}

extension ShapeOutline: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .outline(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .outline(self) }
}

extension StyledText: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .runs(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .runs(self) }
}

extension AnyShapeStyle: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .style(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .style(self) }
}

extension TextLine: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .textLine(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .textLine(self) }
}

extension GridTracks: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .tracks(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .tracks(self) }
}
