extension View {
  /// Limits the text of the fields inside that do not set a limit themselves. A longer text is refused: the field shows the
  /// model's text again, and the limit in words. Browsers stop accepting keys at the limit. Text that the app sets itself is not limited.
  ///
  /// Without this modifier, a field accepts 40,000 code units.
  ///
  /// - Parameter length: The maximum length in UTF-16 code units, as browsers count: most characters are one, most emoji two or more. The
  ///   closure is tracked. A negative number means 0.
  public func maxLength(_ length: @autoclosure @escaping @MainActor () -> Int) -> some View {
    all(.textField) { $0.bind(.maximumLength) { max(0, length()) } }
  }
}

extension Node {
  /// The maximum length of a field in UTF-16 code units. An unlimited field has the length of which a message from a page holds any text:
  /// six bytes for each unit, escaped as JSON.
  package var longestText: Int { min(self[.maximumLength] ?? .max, 40_000) }

  /// Returns why a field refuses a text; nil if a person may enter it. A text over the limit may get shorter.
  func refusal(of text: String) -> Refusal? {
    if isTrue(.isReadOnly) { return .readOnly }
    let length = text.utf16.count
    let isShortEnough = length <= longestText || length < (self[.fieldText] ?? "").utf16.count
    return isShortEnough ? nil : .textTooLong(limit: longestText)
  }
}
