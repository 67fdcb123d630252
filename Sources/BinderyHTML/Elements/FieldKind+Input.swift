internal import BinderyViews

/// The attributes for the keyboard that browsers show and the completions that they offer.
extension FieldKind {
  /// The `type` of the input.
  var inputType: String {
    switch self {
    case .plain, .number, .multiline: "text"
    case .secure: "password"
    case .search: "search"
    case .email: "email"
    case .phone: "tel"
    case .url: "url"
    }
  }

  /// The other attributes of the input.
  var hints: String {
    switch self {
    case .plain: " autocomplete=\"off\""
    case .secure: " autocomplete=\"current-password\""
    case .search: " autocomplete=\"off\" autocorrect=\"off\" spellcheck=\"false\" enterkeyhint=\"search\""
    case .email: " autocomplete=\"email\" spellcheck=\"false\""
    case .number: " inputmode=\"decimal\" autocomplete=\"off\""
    case .phone: " autocomplete=\"tel\""
    case .url: " autocomplete=\"url\" spellcheck=\"false\""
    case .multiline: " rows=\"3\""
    }
  }
}
