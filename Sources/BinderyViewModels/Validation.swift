/// What is wrong with the fields of a form: a sentence for each field that is invalid. It is a value, so that a view model computes it from what
/// it has, and tests compare it without a view.
///
/// ```swift
/// enum Field: Hashable, Sendable { case name, email }
///
/// var validation: Validation<Field> {
///   [
///     .name: name.isEmpty ? "Enter a name." : nil,
///     .email: email.contains("@") ? nil : "Enter an email address, such as name@example.org.",
///     .email: email == takenEmail ? "Somebody has registered with this address." : nil,
///   ]
/// }
///
/// func register() {
///   guard validation.isValid else { return }
///   …
/// }
/// ```
/// A view shows each sentence with `invalid(model.validation[.name])`.
public struct Validation<Field: Hashable>: Hashable {
  private var faults: [Field: String] = [:]

  /// Whether no field is invalid.
  public var isValid: Bool { faults.isEmpty }

  /// What is wrong with a field, as a sentence; nil for a valid one. Rules for the fields of a loop set it, from the literal `[:]`.
  public subscript(field: Field) -> String? {
    get { faults[field] }
    set { faults[field] = newValue }
  }
}

extension Validation: Sendable where Field: Sendable {}

extension Validation: ExpressibleByDictionaryLiteral {
  /// Creates the result of rules, each with its field: a sentence for what breaks the rule, else nil. Of several rules for a field, the first
  /// that is broken counts.
  public init(dictionaryLiteral rules: (Field, String?)...) {
    for case (let field, let fault?) in rules where faults[field] == nil { faults[field] = fault }
  }
}
