/// Sentences that several view models show.
enum AccountWords {
  static let wrong = "The name or the password is wrong."
  static let tooManyAttempts = "Too many attempts. Try again in a minute."

  /// Returns the sentence for an error that no field has caused.
  static func failure(_ error: any Error) -> String {
    switch error {
    case PasswordError.busy: PasswordError.busy.description
    case let error as AccountError: error.description
    // The reason is for the log of the server, not for everybody.
    default: "That is not possible at the moment. Try again in a minute."
    }
  }
}
