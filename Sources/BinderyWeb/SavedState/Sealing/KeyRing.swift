public import BinderyViewModels
internal import CSodium
public import Foundation

/// Seals the saved states of windows with XChaCha20-Poly1305, whose nonces are long enough to be chosen at random.
///
///     sealed text  =  base64url( format 1 · key id 4 · nonce 24 · ciphertext · tag 16 )
///
/// It seals with its first key and opens with all, so that a key can be replaced: put the new key first, and remove the old one when
/// the windows that it sealed are older than the host's limit. A text identifies its key by four bytes of the key's hash. The format
/// and the key ID are authenticated too.
public struct KeyRing: StateSealer {
  static let keyLength = crypto_aead_xchacha20poly1305_ietf_keybytes()
  private static let format: UInt8 = 2
  private static let headerLength = 5
  private static let nonceLength = crypto_aead_xchacha20poly1305_ietf_npubbytes()
  private static let tagLength = crypto_aead_xchacha20poly1305_ietf_abytes()

  private struct Key: Sendable {
    let id: [UInt8]
    let bytes: [UInt8]
  }

  private let keys: [Key]

  /// Creates a ring of keys.
  ///
  /// - Parameter keys: The key that seals, then older keys that only open. Each has 32 bytes.
  /// - Throws: ``KeyError/noKey``, or ``KeyError/wrongLength(bytes:)`` for a key that does not have 32 bytes.
  public init(keys: [[UInt8]]) throws(KeyError) {
    guard !keys.isEmpty else { throw .noKey }
    // Chooses the fastest implementation for this processor. Without it, a portable one is used.
    _ = sodium_init()
    var ring: [Key] = []
    for bytes in keys {
      guard bytes.count == Self.keyLength else { throw .wrongLength(bytes: bytes.count) }
      ring.append(Key(id: Array(SHA256.hash(bytes).prefix(4)), bytes: bytes))
    }
    self.keys = ring
  }

  public func seal(_ bytes: [UInt8]) throws -> String {
    let header = [Self.format] + keys[0].id
    var random = SystemRandomNumberGenerator()
    let nonce = (0..<Self.nonceLength).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    var box = [UInt8](repeating: 0, count: bytes.count + Self.tagLength)
    crypto_aead_xchacha20poly1305_ietf_encrypt(
      &box, nil, bytes, UInt64(bytes.count), header, UInt64(header.count), nil, nonce, keys[0].bytes)
    return Base64URL.text(Data(header + nonce + box))
  }

  public func open(_ text: String) throws(SavedStateRefusal) -> [UInt8] {
    guard let sealed = Base64URL.bytes(text), let format = sealed.first else { throw .damaged }
    guard format == Self.format else { throw .otherVersion }
    guard sealed.count >= Self.headerLength + Self.nonceLength + Self.tagLength else { throw .damaged }
    let header = Array(sealed.prefix(Self.headerLength))
    let nonce = Array(sealed.dropFirst(Self.headerLength).prefix(Self.nonceLength))
    let box = Array(sealed.dropFirst(Self.headerLength + Self.nonceLength))
    for key in keys where key.id.elementsEqual(header.dropFirst()) {
      var bytes = [UInt8](repeating: 0, count: box.count - Self.tagLength)
      let isAuthentic =
        crypto_aead_xchacha20poly1305_ietf_decrypt(
          &bytes, nil, nil, box, UInt64(box.count), header, UInt64(header.count), nonce, key.bytes) == 0
      if isAuthentic { return bytes }
    }
    throw .damaged
  }
}

/// The reason why keys cannot be used, as a sentence.
public enum KeyError: Error, Hashable, Sendable {
  /// There is no key.
  case noKey
  /// A key does not have 32 bytes.
  case wrongLength(bytes: Int)
  /// A text is not the hexadecimal form of a key.
  case notHexadecimal(source: String)
  /// A file with a key cannot be read.
  case file(path: String, reason: String)
}

extension KeyError: LocalizedError, CustomStringConvertible {
  /// The sentence for the operator.
  public var description: String {
    switch self {
    case .noKey: "No key for the state of windows is configured. Set a key of 32 bytes."
    case .wrongLength(let bytes):
      "A key for the state of windows has \(bytes) bytes instead of 32. Make one with: openssl rand -hex 32"
    case .notHexadecimal(let source):
      "\(source) is not a key. Give 64 hexadecimal digits for each key, with commas between them; make one with: openssl rand -hex 32"
    case .file(let path, let reason):
      "The key file \(path) of an earlier version cannot be used: \(reason). Change its permissions, or remove it; open windows then lose their saved state."
    }
  }

  public var errorDescription: String? { description }
}
