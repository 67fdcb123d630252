extension EntryText {
  /// Returns the text in the form in which it is stored, or the alert that says why it is rejected.
  func cleaned(_ text: String) -> Result<String, FeederAlert> {
    kept(text).mapError { FeederAlert($0.message) }
  }

  /// Returns why a text is rejected, as a sentence; nil for one that is kept.
  func fault(in text: String) -> String? {
    if case .failure(let refusal) = kept(text) { refusal.message } else { nil }
  }
}
