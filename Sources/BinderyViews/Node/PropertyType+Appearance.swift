// The types of the properties in `PropertyKey+Appearance.swift`.

extension ButtonRole: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .buttonRole(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .buttonRole(self) }
}

extension ButtonAppearance: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .buttonStyle(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .buttonStyle(self) }
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

extension LayoutDirection: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .layoutDirection(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .layoutDirection(self) }
}

extension DynamicTypeSize: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .dynamicTypeSize(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .dynamicTypeSize(self) }
}

extension Font: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .font(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .font(self) }
}

extension Font.Weight: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .fontWeight(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .fontWeight(self) }
}

extension ListAppearance: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .listStyle(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .listStyle(self) }
}

extension TextFieldAppearance: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .fieldStyle(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .fieldStyle(self) }
}

extension PickerAppearance: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .pickerStyle(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .pickerStyle(self) }
}

extension Font.Design: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .fontDesign(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .fontDesign(self) }
}

extension BoxOffset: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .offset(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .offset(self) }
}

extension ShapeOutline: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .outline(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .outline(self) }
}

extension BoxRotation: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .rotation(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .rotation(self) }
}

extension BoxScale: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .scale(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .scale(self) }
}

extension BoxShadow: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .shadow(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .shadow(self) }
}

extension ShapeStroke: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .stroke(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .stroke(self) }
}

extension AnyShapeStyle: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .style(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .style(self) }
}

extension TextCase: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .textCase(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .textCase(self) }
}

extension TextLine: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .textLine(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .textLine(self) }
}

extension BoxBackground: PropertyType {
  @inlinable public init?(_ stored: PropertyValue) {
    if case .background(let value) = stored { self = value } else { return nil }
  }
  @inlinable public var stored: PropertyValue { .background(self) }
}
