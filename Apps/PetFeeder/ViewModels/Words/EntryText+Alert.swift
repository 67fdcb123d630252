extension EntryText {
  /// Returns the text in the form in which it is stored, or the alert that says why it is rejected.
  func cleaned(_ text: String) -> Result<String, FeederAlert> {
    kept(text).mapError { FeederAlert($0.message) }
  }
}
