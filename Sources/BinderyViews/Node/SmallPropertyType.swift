/// A type of property values without references, of at most 8 bytes: an enumeration without payload, or an option set. To make a type one,
/// declare that it conforms.
public protocol SmallPropertyType: PropertyType, BitwiseCopyable {}

/// A value of a ``SmallPropertyType``: its bytes, and its type.
public struct SmallValue: Sendable, Hashable {
  @usableFromInline let bits: UInt64
  @usableFromInline let type: ObjectIdentifier

  @inlinable
  init<Value: SmallPropertyType>(_ value: Value) {
    precondition(MemoryLayout<Value>.size <= 8, "A small value has at most 8 bytes.")
    var bits: UInt64 = 0
    // The type has no references, so its bytes are its value.
    withUnsafeMutableBytes(of: &bits) { $0.storeBytes(of: value, as: Value.self) }
    self.bits = bits
    type = ObjectIdentifier(Value.self)
  }

  @inlinable
  func value<Value: SmallPropertyType>(as _: Value.Type) -> Value? {
    guard type == ObjectIdentifier(Value.self) else { return nil }
    // The bytes were stored from a value of this type.
    return withUnsafeBytes(of: bits) { $0.loadUnaligned(as: Value.self) }
  }
}

extension SmallValue: CustomStringConvertible {
  /// The description of the value.
  public var description: String {
    // The identifier of a type is the address of its metadata, as the type itself is. A value that has room for the conformance, too, would
    // be larger.
    let type = unsafeBitCast(type, to: Any.Type.self) as? any SmallPropertyType.Type
    return type.map { describe($0) } ?? ""
  }

  private func describe<Value: SmallPropertyType>(_ type: Value.Type) -> String {
    value(as: type).map { "\($0)" } ?? ""
  }
}

extension SmallPropertyType {
  @inlinable
  public init?(_ stored: PropertyValue) {
    guard case .small(let small) = stored, let value = small.value(as: Self.self) else { return nil }
    self = value
  }

  @inlinable public var stored: PropertyValue { .small(SmallValue(self)) }
}

extension VerticalAlignment: BitwiseCopyable {}
extension Alignment: SmallPropertyType {}
extension Axis: SmallPropertyType {}
extension Axis.Set: SmallPropertyType {}
extension ButtonAppearance: SmallPropertyType {}
extension ButtonRole: SmallPropertyType {}
extension ColorScheme: SmallPropertyType {}
extension DatePickerComponents: SmallPropertyType {}
extension DynamicTypeSize: SmallPropertyType {}
extension FieldKind: SmallPropertyType {}
extension Font.Design: SmallPropertyType {}
extension Font.Weight: SmallPropertyType {}
extension HorizontalAlignment: SmallPropertyType {}
extension ImageScale: SmallPropertyType {}
extension LayoutDirection: SmallPropertyType {}
extension ListAppearance: SmallPropertyType {}
extension LiveRegion: SmallPropertyType {}
extension PickerAppearance: SmallPropertyType {}
extension SplitColumns: SmallPropertyType {}
extension TextAlignment: SmallPropertyType {}
extension TextCase: SmallPropertyType {}
extension TextContentType: SmallPropertyType {}
extension TextFieldAppearance: SmallPropertyType {}
extension ToolbarItemPlacement: SmallPropertyType {}
extension TruncationMode: SmallPropertyType {}
extension UserEvent.Kinds: SmallPropertyType {}
