/// The content of an alert.
public struct FeederAlert: Error, Hashable, Sendable, Codable {
  /// `Error`
  public let title: String
  /// The message, as a sentence.
  public let message: String

  init(_ message: String, title: String = "Error") {
    self.title = title
    self.message = message
  }
}
