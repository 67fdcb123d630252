/// Encrypts the saved states of windows, which pages store, so that nobody can read or change it. `BinderyWeb` contains an
/// implementation.
public protocol StateSealer: Sendable {
  /// Encrypts bytes.
  ///
  /// - Returns: A text of the characters `A–Z a–z 0–9 - _`.
  /// - Throws: An error if the bytes cannot be encrypted.
  func seal(_ bytes: [UInt8]) throws -> String

  /// Decrypts a text from a client. The text is untrusted.
  ///
  /// - Throws: ``SavedStateRefusal`` if the text was not sealed with a known key.
  func open(_ text: String) throws(SavedStateRefusal) -> [UInt8]

  /// Reads keys that other processes may have changed. A host calls it before its first page, and each second. Does nothing by default.
  ///
  /// - Parameter lifetime: The time for which a page may keep what was sealed.
  /// - Throws: An error whose description says what to do. What was sealed before can still be opened.
  func refresh(keepingFor lifetime: Duration) async throws
}

extension StateSealer {
  public func refresh(keepingFor lifetime: Duration) async throws {}
}

/// The reason why a saved state is rejected, as a sentence for the user.
public enum SavedStateRefusal: Error, Hashable, Sendable {
  /// The saved state is forged, truncated, or sealed with an unknown key.
  case damaged
  /// The saved state is older than the host allows.
  case expired
  /// The saved state belongs to another app.
  case foreign
  /// The saved state belongs to another browser.
  case otherBrowser
  /// The saved state belongs to another user, or was saved without one.
  case otherUser
  /// The saved state is larger than the host allows.
  case tooLarge
  /// An incompatible version of the program made the saved state.
  case otherVersion
}

extension SavedStateRefusal: CustomStringConvertible {
  /// The sentence for the user.
  public var description: String {
    switch self {
    case .damaged: "This window could not be restored, because what the browser kept of it cannot be read."
    case .expired: "This window was not restored, because it was left too long ago."
    case .foreign: "This window was not restored, because what the browser kept belongs to another app."
    case .otherBrowser: "This window was not restored, because what was kept belongs to another browser."
    case .otherUser: "This window was not restored, because what the browser kept belongs to another user."
    case .tooLarge: "This window could not be restored, because it kept too much."
    case .otherVersion: "This window could not be restored, because it comes from another version of the app."
    }
  }
}
