/// Encrypts the window state that pages store, so that nobody can read or change it. `BinderyWeb` contains an
/// implementation.
public protocol ParcelSealer: Sendable {
  /// Encrypts bytes.
  ///
  /// - Returns: A text of the characters `A–Z a–z 0–9 - _`.
  /// - Throws: An error if the bytes cannot be encrypted.
  func seal(_ bytes: [UInt8]) throws -> String

  /// Decrypts a text from a client. The text is untrusted.
  ///
  /// - Throws: ``ParcelRefusal`` if the text was not sealed with a known key.
  func open(_ text: String) throws(ParcelRefusal) -> [UInt8]
}

/// The reason why the state that a page stored is rejected, as a sentence for the user.
public enum ParcelRefusal: Error, Hashable, Sendable {
  /// The parcel is forged, truncated, or sealed with an unknown key.
  case damaged
  /// The parcel is older than the host allows.
  case expired
  /// The parcel belongs to another app.
  case foreign
  /// The parcel belongs to another browser.
  case otherBrowser
  /// The parcel belongs to another user, or was kept without one.
  case otherUser
  /// The parcel is larger than the host allows.
  case tooLarge
  /// An incompatible version of the program made the parcel.
  case otherVersion
}

extension ParcelRefusal: CustomStringConvertible {
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
