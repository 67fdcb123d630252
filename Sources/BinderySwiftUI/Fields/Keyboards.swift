public import BinderyViews

/// The type of a phone's keyboard for a field. Hosts choose it by the kind of the field: `asciiCapable`, `alphabet`, `namePhonePad` and `twitter`
/// are the default keyboard.
public enum UIKeyboardType: Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet

  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL

  var kind: FieldKind? {
    switch self {
    case .numberPad, .decimalPad, .asciiCapableNumberPad, .numbersAndPunctuation: .number
    case .phonePad: .phone
    case .emailAddress: .email
    case .URL, .webSearch: .url
    case .default, .asciiCapable, .alphabet, .namePhonePad, .twitter: nil
    }
  }
}

/// UIKit's name for the meaning of a field's text.
public typealias UITextContentType = TextContentType

/// The capitalization of words by a phone's keyboard.
public enum UITextAutocapitalizationType: Sendable {
  case none, words, sentences, allCharacters
}

/// The capitalization of words by a phone's keyboard.
public struct TextInputAutocapitalization: Sendable {
  /// No capitalization.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Each letter.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

extension View {
  /// Chooses the keyboard of a phone for the fields inside.
  public func keyboardType(_ type: UIKeyboardType) -> some View { fieldKind(type.kind) }

  /// Accepted without effect: browsers capitalize by the kind of the field.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepted without effect: browsers capitalize by the kind of the field.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }

  /// Accepted without effect: people set it in their browser.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }

  /// Accepted without effect: people set it in their browser.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Accepted without effect: the keyboard decides how return is shown.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
}

/// The word on a phone's return key.
public enum SubmitLabel: Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}
