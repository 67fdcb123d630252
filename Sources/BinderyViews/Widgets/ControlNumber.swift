internal import Bindery
public import Foundation

/// A number that a ``Stepper``, a ``Slider`` or a ``TextField`` changes: whole, floating, or decimal.
public protocol ControlNumber: Strideable where Stride: ControlNumber {
  /// Returns a number in the type of the hosts.
  static func hostNumber(of number: Self) -> Double
  /// Returns a number of a host; nil if the type does not have it.
  static func number(ofHost number: Double) -> Self?
  /// Returns a number in the type of formatters.
  static func foundationNumber(of number: Self) -> NSNumber
  /// Returns a number that a formatter has parsed; nil if the type does not have it.
  static func number(ofFoundation number: NSNumber) -> Self?
}

extension ControlNumber where Self: BinaryInteger {
  public static func hostNumber(of number: Self) -> Double { Double(number) }
  public static func number(ofHost number: Double) -> Self? { Self(exactly: number) }
  public static func foundationNumber(of number: Self) -> NSNumber {
    NSNumber(value: Int64(clamping: number))
  }
  public static func number(ofFoundation number: NSNumber) -> Self? { Self(exactly: number.int64Value) }
}

extension ControlNumber where Self: BinaryFloatingPoint {
  public static func hostNumber(of number: Self) -> Double { Double(number) }
  public static func number(ofHost number: Double) -> Self? { Self(number) }
  public static func foundationNumber(of number: Self) -> NSNumber { NSNumber(value: Double(number)) }
  public static func number(ofFoundation number: NSNumber) -> Self? { Self(number.doubleValue) }
}

extension Int: ControlNumber {}
extension Int8: ControlNumber {}
extension Int16: ControlNumber {}
extension Int32: ControlNumber {}
extension Int64: ControlNumber {}
extension UInt: ControlNumber {}
extension UInt8: ControlNumber {}
extension UInt16: ControlNumber {}
extension UInt32: ControlNumber {}
extension UInt64: ControlNumber {}
extension Double: ControlNumber {}
extension Float: ControlNumber {}
extension CGFloat: ControlNumber {}

extension Decimal: ControlNumber {
  public static func hostNumber(of number: Decimal) -> Double { NSDecimalNumber(decimal: number).doubleValue }
  // Through its description: the conversion of a floating number would bring digits that nobody chose.
  public static func number(ofHost number: Double) -> Decimal? { Decimal(string: "\(number)") }
  public static func foundationNumber(of number: Decimal) -> NSNumber { NSDecimalNumber(decimal: number) }
  public static func number(ofFoundation number: NSNumber) -> Decimal? { number.decimalValue }
}

@MainActor
extension Binding where Value: ControlNumber {
  /// A binding to the number in the type of the hosts; a number that the type does not have is not written.
  var forHosts: Binding<Double> {
    Binding<Double>(
      get: { Value.hostNumber(of: wrappedValue) },
      set: { if let value = Value.number(ofHost: $0) { wrappedValue = value } })
  }
}

extension ClosedRange where Bound: ControlNumber {
  /// The range in the type of the hosts.
  var forHosts: ClosedRange<Double> { Bound.hostNumber(of: lowerBound)...Bound.hostNumber(of: upperBound) }
}

extension Binding {
  /// Returns a binding to the same value; a closure receives true before each change and false after it.
  @MainActor
  func announced(to onEditingChanged: @escaping @MainActor (Bool) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        onEditingChanged(true)
        wrappedValue = $0
        onEditingChanged(false)
      })
  }
}
