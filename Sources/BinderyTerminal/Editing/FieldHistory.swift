/// Texts entered into fields since the program started. Alt+Up and Alt+Down recall them.
struct FieldHistory {
  /// The maximum number of texts per field.
  static let most = 100

  private var texts: [String: [String]] = [:]
  /// The position in a history: the field, the index of the shown text, and the text typed before.
  private var place: (name: String, index: Int, draft: String)?

  /// Returns whether the history of a field is empty.
  func isEmpty(of name: String) -> Bool { texts[name]?.isEmpty ?? true }

  /// Adds an entered text. Equal texts are stored once, as the latest.
  mutating func add(_ text: String, to name: String) {
    place = nil
    guard !text.isEmpty, !name.isEmpty else { return }
    var kept = texts[name] ?? []
    kept.removeAll { $0 == text }
    kept.append(text)
    texts[name] = kept.suffix(Self.most)
  }

  /// Returns the previous or next text; after the latest comes the typed text.
  ///
  /// - Parameters:
  ///   - shown: the text in the field now. If it differs from the last one, the search starts again.
  ///   - isOlder: whether to return the previous text.
  mutating func step(_ name: String, shown: String, isOlder: Bool) -> String? {
    guard let kept = texts[name], !kept.isEmpty else { return nil }
    var (index, draft) = (kept.count, shown)
    if let place, place.name == name, place.index < kept.count, kept[place.index] == shown {
      (index, draft) = (place.index, place.draft)
    }
    let next = index + (isOlder ? -1 : 1)
    guard next >= 0, next <= kept.count else { return nil }
    place = next == kept.count ? nil : (name, next, draft)
    return next == kept.count ? draft : kept[next]
  }
}
