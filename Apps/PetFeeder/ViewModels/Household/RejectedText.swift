/// A typed text that was rejected, and the question that is asked again with it.
struct RejectedText: Codable, Equatable {
  /// The name of the question within the window.
  let question: String
  /// The typed text.
  let text: String
  /// The pet in question, if there is one.
  let pet: Pet.ID?
}
