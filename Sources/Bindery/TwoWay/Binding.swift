/// A value that can be read and written, regardless of where it is stored, as a text field needs.
///
///              reads (tracked)
///     value ──────────────────▶ field
///           ◀──────────────────
///                writes
///
/// Writing an equal value to a box changes nothing. So a field that writes the value that it shows causes no echo,
/// and two values that follow each other stop as soon as both agree.
///
/// A binding can be made anywhere; it is read and written on the main actor.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: Sendable {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  /// Creates a binding from functions that read and write.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }

  /// Creates a binding to the same value, for parameters such as `$item`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to the value of an optional one, or returns nil while there is none:
  /// `if let name = Binding($model.name) { TextField("Name", text: name) }`. Reading it inside a binding tracks whether there is a value.
  ///
  /// While the optional has become nil and the view with this binding is still there, it reads the last value.
  @preconcurrency @MainActor
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding to a value as an optional one. Writing nil changes nothing.
  @preconcurrency @MainActor
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Returns a binding that always reads `value` and ignores writes.
  @preconcurrency @MainActor
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// Returns a binding that always reads `value` and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> where Value: Sendable {
    Binding(get: { value }, set: { _ in })
  }

  /// The value; reading it inside a binding tracks it.
  @preconcurrency @MainActor
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself, as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  @preconcurrency @MainActor
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: keyPath] },
      set: { part in
        var value = untracked(read)
        value[keyPath: keyPath] = part
        write(value)
      })
  }
}

/// The last value of an optional.
@MainActor
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

@MainActor
extension Binding {
  /// Returns a binding to the value in another form. A form without a value is not written.
  ///
  ///     value   60 ─────────────── 300 ─────────────────▶
  ///     form    "1" ── write "5" ─ "5" ── write "five" ✗
  ///
  /// - Parameters:
  ///   - forward: returns the form of a value.
  ///   - back: returns the value of a form; `nil` if it has none.
  public func map<Form>(
    _ forward: @escaping @MainActor (Value) -> Form, back: @escaping @MainActor (Form) -> Value?
  ) -> Binding<Form> {
    Binding<Form>(get: { forward(read()) }, set: { form in if let value = back(form) { write(value) } })
  }

  /// Returns a binding that writes only values for which `isValid` is true.
  public func validated(_ isValid: @escaping @MainActor (Value) -> Bool) -> Binding<Value> {
    map({ $0 }, back: { isValid($0) ? $0 : nil })
  }
}
