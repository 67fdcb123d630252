import Testing

extension Issue {
  /// Whether a comment of this issue contains some words.
  func says(_ words: String) -> Bool { comments.contains { $0.rawValue.contains(words) } }
}
