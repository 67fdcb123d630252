internal import Foundation

/// Digests that stand for secrets and identities in what is stored or shown: nobody can compute the secret from one.
enum IdentityDigest {
  /// The use of a digest. Digests of the same parts for different purposes have nothing in common.
  enum Purpose: String {
    case home, logIn, browser, page, settings, ticket, window
  }

  /// Returns the digest of some parts, in their order, as a text of the characters `A–Z a–z 0–9 - _`.
  ///
  /// - Parameter bytes: Its length before it becomes text, a multiple of 3 up to 30: 4 characters for 3 bytes.
  static func text(_ purpose: Purpose, _ parts: [String], bytes: Int = 12) -> String {
    let text = ([purpose.rawValue] + parts).map { "\($0.utf8.count):\($0)" }.joined()
    let digest = Data(SHA256.hash(Array(text.utf8)).prefix(bytes)).base64EncodedString()
    return String(digest.map { $0 == "+" ? "-" : $0 == "/" ? "_" : $0 })
  }
}
