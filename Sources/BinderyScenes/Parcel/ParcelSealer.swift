/// Encrypts what pages keep, so that nobody can read or change it. `BinderySealing` has one.
public protocol ParcelSealer: Sendable {
  /// Encrypts bytes.
  ///
  /// - Returns: a text of the characters `A–Z a–z 0–9 - _`.
  /// - Throws: when the bytes can't be encrypted.
  func seal(_ bytes: [UInt8]) throws -> String

  /// Decrypts a text that a client sent. The text may be anything.
  ///
  /// - Throws: ``ParcelRefusal`` for a text that this sealer, or one with a key that this one knows, did not make.
  func open(_ text: String) throws(ParcelRefusal) -> [UInt8]
}

/// Why the state that a page kept is not used, as a sentence for the person.
public enum ParcelRefusal: Error, Hashable, Sendable {
  /// It is forged, truncated, or sealed with a key that is not known.
  case damaged
  /// It is older than the host allows.
  case expired
  /// It belongs to another app.
  case foreign
  /// It is larger than the host allows.
  case tooLarge
  /// It was made by a version of the program that this one can't read.
  case otherVersion
}

extension ParcelRefusal: CustomStringConvertible {
  /// The sentence.
  public var description: String {
    switch self {
    case .damaged: "This window could not be restored, because what the browser kept of it can’t be read."
    case .expired: "This window was not restored, because it was left too long ago."
    case .foreign: "This window was not restored, because what the browser kept belongs to another app."
    case .tooLarge: "This window could not be restored, because it kept too much."
    case .otherVersion: "This window could not be restored, because it comes from another version of the app."
    }
  }
}
