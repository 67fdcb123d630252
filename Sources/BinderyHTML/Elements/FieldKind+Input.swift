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
    case .plain, .secure, .phone: ""
    case .search: " autocorrect=\"off\" spellcheck=\"false\" enterkeyhint=\"search\""
    case .email, .url: " spellcheck=\"false\""
    case .number: " inputmode=\"decimal\""
    case .multiline: " rows=\"3\""
    }
  }

  /// The token of `autocomplete` if the app does not name the meaning of the text.
  var completion: String? {
    switch self {
    case .plain, .search, .number: "off"
    case .secure: TextContentType.password.completion
    case .email: TextContentType.emailAddress.completion
    case .phone: TextContentType.telephoneNumber.completion
    case .url: TextContentType.URL.completion
    case .multiline: nil
    }
  }
}
