import Testing

extension Issue {
  /// Whether a comment of this issue contains a text.
  func says(_ words: String) -> Bool { comments.contains { $0.rawValue.contains(words) } }
}
