extension View {
  /// Limits the text of the fields inside that do not set a limit themselves. A longer text is refused, and the field shows the
  /// model's text again; browsers stop accepting keys at the limit. Text that the app sets itself is not limited.
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

  /// Whether a person may replace the text of a field. A text over the limit may get shorter.
  func accepts(text: String) -> Bool {
    let length = text.utf16.count
    return length <= longestText || length < (self[.fieldText] ?? "").utf16.count
  }
}
