public import protocol Foundation.LocalizedError

/// The reason why an account is not made or changed, in words for the person who asks for it.
public enum AccountError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name to log in with is empty, too long, or has invisible characters.
  case invalidName
  /// Another user has the name.
  case nameTaken
  /// The password has too few characters.
  case passwordTooShort(minimum: Int)
  /// The old password is wrong.
  case wrongPassword
  /// An invitation or the reset of a password was used, has ended, or never existed.
  case ended
  /// The code of the authenticator app is wrong.
  case wrongCode

  public var description: String {
    switch self {
    case .invalidName: "Enter a name of at most 254 visible characters."
    case .nameTaken: "Somebody has this name. Choose another one."
    case .passwordTooShort(let minimum): "Choose a password with at least \(minimum) characters."
    case .wrongPassword: "The old password is wrong."
    case .ended: "This link was used or has ended. Ask for a new one."
    case .wrongCode: "The code is wrong. Check the clock of the device, and enter the code that it shows now."
    }
  }
}

extension AccountError: LocalizedError {
  /// The sentence.
  public var errorDescription: String? { description }
}
