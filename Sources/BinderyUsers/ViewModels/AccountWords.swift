internal import BinderyViewModels

extension UserSession {
  /// Runs an attempt that counts like one to log in.
  ///
  /// - Parameter body: Returns the reason why the attempt has failed, as a sentence; nil if it has not.
  /// - Returns: That reason, or the sentence for an error or for too many attempts.
  func attempt(_ body: @MainActor () async throws -> String?) async -> String? {
    guard takeLogInAttempt() else { return AccountWords.tooManyAttempts }
    do { return try await body() } catch { return AccountWords.failure(error) }
  }
}

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
