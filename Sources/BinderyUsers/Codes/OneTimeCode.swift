internal import Foundation

/// The secret of a person's authenticator app, which shows a code of six digits that changes every 30 seconds (RFC 6238).
public struct OneTimeSecret: Codable, Sendable, Hashable {
  /// The bytes of the key, 20 for a new one.
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Creates a random secret.
  public init() { bytes = SecretText.randomBytes() }

  /// The key in base 32, for people who type it into their app.
  public var text: String { Base32.text(bytes) }

  /// The address that authenticator apps read from a QR code.
  ///
  /// - Parameters:
  ///   - issuer: the name of the app that people log in to.
  ///   - account: the name with which the person logs in.
  public func address(issuer: String, account: String) -> String {
    let (issuer, account) = (Self.encoded(issuer), Self.encoded(account))
    return "otpauth://totp/\(issuer):\(account)?secret=\(text)&issuer=\(issuer)"
  }

  /// Percent-encodes everything that is no letter, digit, `-`, `.`, `_` or `~`.
  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  /// Returns the number of the 30 seconds that contain a time.
  static func step(at seconds: Int) -> Int { Int((Double(seconds) / 30).rounded(.down)) }

  /// Returns the code of a step (RFC 4226).
  func code(at step: Int, digits: Int = 6) -> String {
    let digest = SHA1.hmac(SHA1.bigEndian(UInt64(bitPattern: Int64(step))), key: bytes)
    let offset = Int(digest[19] & 0xF)
    let number = digest[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } & 0x7FFF_FFFF
    let modulus = (0..<digits).reduce(1) { power, _ in power * 10 }
    let text = String(number % modulus)
    return String(repeating: "0", count: digits - text.count) + text
  }

  /// Returns the step of a code that is valid at a time; nil for a wrong one. A clock may differ by one step.
  ///
  /// - Parameter last: the step of the last code that was accepted: no code is valid twice.
  func step(of code: String, at seconds: Int, after last: Int?) -> Int? {
    let typed = code.filter { !$0.isWhitespace }
    let now = Self.step(at: seconds)
    // All are compared, so that the time does not depend on which one it is.
    let steps = (now - 1...now + 1).filter { SecretText.areEqual(self.code(at: $0), typed) }
    return steps.first { step in last.map { step > $0 } ?? true }
  }
}

extension OneTimeSecret: CustomStringConvertible {
  /// Shows nothing of it, also in logs.
  public var description: String { "OneTimeSecret" }
}
