internal import PetFeederModels

extension EntryText {
  /// The text as it is kept, or the alert that says why it cannot be.
  func cleaned(_ text: String) -> Result<String, FeederAlert> {
    kept(text).mapError { FeederAlert($0.message) }
  }
}
