/// A value that can be read and written, wherever it is kept: what a text field needs.
///
///              reads (tracked)
///     value ──────────────────▶ field
///           ◀──────────────────
///                writes
///
/// Writing an equal value to a box changes nothing. So a field that writes what it was just shown causes no echo, and two values that follow
/// each other end as soon as both agree.
///
/// A binding can be made anywhere; it is read and written on the main actor.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: Sendable {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  /// Makes a binding from a way to read and a way to write.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    read = get
    write = set
  }

  /// A binding to the same value: for parameters such as `$item`.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that always reads `value` and forgets what is written.
  @MainActor
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding that always reads `value` and forgets what is written.
  public static func constant(_ value: Value) -> Binding<Value> where Value: Sendable {
    Binding(get: { value }, set: { _ in })
  }

  /// The value; reading it inside a binding tracks it.
  @MainActor
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself, as `$value`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  @MainActor
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

@MainActor
extension Binding {
  /// A binding to the value in another form. What cannot be turned back is not written.
  ///
  ///     value   60 ─────────────── 300 ─────────────────▶
  ///     form    "1" ── write "5" ─ "5" ── write "five" ✗
  ///
  /// - Parameters:
  ///   - forward: the form that is shown.
  ///   - back: the value of a form; `nil` if it has none.
  public func map<Form>(
    _ forward: @escaping @MainActor (Value) -> Form, back: @escaping @MainActor (Form) -> Value?
  ) -> Binding<Form> {
    Binding<Form>(get: { forward(read()) }, set: { form in if let value = back(form) { write(value) } })
  }

  /// A binding that writes only values for which `isValid` holds.
  public func validated(_ isValid: @escaping @MainActor (Value) -> Bool) -> Binding<Value> {
    map({ $0 }, back: { isValid($0) ? $0 : nil })
  }
}
