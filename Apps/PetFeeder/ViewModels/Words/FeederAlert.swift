/// Something that a person should know before they go on.
public struct FeederAlert: Error, Hashable, Sendable {
  /// `Error`
  public let title: String
  /// What is the matter, in a sentence.
  public let message: String

  init(_ message: String, title: String = "Error") {
    self.title = title
    self.message = message
  }
}
