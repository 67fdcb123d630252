/// A type of property values that are stored on the heap. To make a type one, declare that it conforms.
public protocol LargePropertyType: PropertyType {}

/// A value of a ``LargePropertyType``, on the heap.
public struct LargeValue: Sendable {
  @usableFromInline let box: any LargeValueBox

  @inlinable
  init(_ value: some LargePropertyType) { box = BoxedValue(value) }

  @inlinable
  func value<Value: LargePropertyType>(as _: Value.Type) -> Value? { (box as? BoxedValue<Value>)?.value }
}

@usableFromInline
protocol LargeValueBox: AnyObject, Sendable, CustomStringConvertible {
  func isEqual(to other: any LargeValueBox) -> Bool
  func hash(into hasher: inout Hasher)
}

@usableFromInline
final class BoxedValue<Value: LargePropertyType>: LargeValueBox {
  @usableFromInline let value: Value

  @inlinable
  init(_ value: Value) { self.value = value }

  @usableFromInline
  func isEqual(to other: any LargeValueBox) -> Bool { (other as? BoxedValue)?.value == value }

  @usableFromInline
  func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }

  @usableFromInline var description: String { "\(value)" }
}

extension LargeValue: Hashable {
  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  public func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

extension LargeValue: CustomStringConvertible {
  /// The description of the value.
  public var description: String { box.description }
}

extension LargePropertyType {
  @inlinable
  public init?(_ stored: PropertyValue) {
    guard case .large(let large) = stored, let value = large.value(as: Self.self) else { return nil }
    self = value
  }

  @inlinable public var stored: PropertyValue { .large(LargeValue(self)) }
}

extension AspectRatio: LargePropertyType {}
extension BoxBackground: LargePropertyType {}
extension BoxOffset: LargePropertyType {}
extension BoxRotation: LargePropertyType {}
extension BoxScale: LargePropertyType {}
extension BoxShadow: LargePropertyType {}
extension CalendarDate: LargePropertyType {}
extension ChartData: LargePropertyType {}
extension EdgeInsets: LargePropertyType {}
extension FrameSize: LargePropertyType {}
extension KeyboardShortcut: LargePropertyType {}
extension MapCoordinate: LargePropertyType {}
extension MapDrawing: LargePropertyType {}
extension MapRegion: LargePropertyType {}
extension Picture: LargePropertyType {}
extension ShapeStroke: LargePropertyType {}
extension TextFile: LargePropertyType {}
extension Theme: LargePropertyType {}
extension VisualEffects: LargePropertyType {}
