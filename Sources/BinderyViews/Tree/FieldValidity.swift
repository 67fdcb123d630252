internal import Bindery

/// What is wrong with the value of a field, and whether it is shown: not before a person has changed the field and left it, or has tried to
/// submit its form.
///
///     no fault is shown ── changed, then left; or submitted ──▶ the fault is shown, as long as there is one
///            ▲                                                             │
///            └────────────── the app sets another value ───────────────────┘
@MainActor
final class FieldValidity {
  /// Returns the fault as a sentence; nil for a valid value.
  @Box var fault: @MainActor () -> String?
  /// The reason why the last value that a person entered was refused; it goes before the fault of the value that the field kept.
  @Box var refusal: String?
  /// Whether the fault is shown.
  @Box private(set) var isShown = false
  private var isChanged = false

  init(_ fault: @escaping @MainActor () -> String?) { self.fault = fault }

  /// The sentence to show; nil for none.
  var words: String? { refusal ?? (isShown ? fault() : nil) }

  /// Notes an event of the field.
  func note(_ action: UserEvent.Action) {
    switch action {
    // A text is judged once it is complete.
    case .input: isChanged = true
    case .focus(false): if isChanged { isShown = true }
    case .toggle, .select, .number, .date, .choose: isShown = true
    default: break
    }
  }

  /// Shows the fault, if there is one.
  func show() { isShown = true }

  /// Hides the fault: the app has set the value, so that a person is not to be blamed for it.
  func reset() { (isChanged, isShown) = (false, false) }
}

extension Property {
  /// Whether it is the value of a control.
  var isControlValue: Bool {
    switch self {
    case .fieldText, .isOn, .number, .date: true
    default: false
    }
  }
}
