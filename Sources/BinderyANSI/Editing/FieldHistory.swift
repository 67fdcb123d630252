/// What was entered into fields before, for as long as the program runs: Alt+Up and Alt+Down bring it back.
struct FieldHistory {
  /// So many texts are kept for a field.
  static let most = 100

  private var texts: [String: [String]] = [:]
  /// The field that is being leafed through, the text that is shown, and what was typed before.
  private var place: (name: String, index: Int, draft: String)?

  /// Whether something was entered into a field before.
  func isEmpty(of name: String) -> Bool { texts[name]?.isEmpty ?? true }

  /// Keeps what was entered; the same text is kept once, as the latest.
  mutating func add(_ text: String, to name: String) {
    place = nil
    guard !text.isEmpty, !name.isEmpty else { return }
    var kept = texts[name] ?? []
    kept.removeAll { $0 == text }
    kept.append(text)
    texts[name] = kept.suffix(Self.most)
  }

  /// The text before or after the one that is shown; after the latest comes what was typed.
  ///
  /// - Parameters:
  ///   - shown: what is in the field now: another text than the last one begins anew.
  ///   - isOlder: whether the one before it is wanted.
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
