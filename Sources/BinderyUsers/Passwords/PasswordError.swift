public import protocol Foundation.LocalizedError

/// The reason why a password cannot be hashed or checked.
public enum PasswordError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It has more than 1,024 bytes.
  case tooLong
  /// Too many passwords are being checked.
  case busy
  /// The memory for a hash cannot be had.
  case noMemory

  public var description: String {
    switch self {
    case .tooLong: "The password is too long. It may have \(NormalizedPassword.maximumBytes) bytes."
    case .busy: "Too many passwords are being checked at the moment. Try again in a minute."
    case .noMemory: "There is not enough memory to hash a password. Lower the hasher's concurrency or cost."
    }
  }
}

extension PasswordError: LocalizedError {
  /// The sentence.
  public var errorDescription: String? { description }
}
