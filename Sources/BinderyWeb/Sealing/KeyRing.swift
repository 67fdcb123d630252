public import BinderyViewModels
internal import Crypto
public import Foundation

/// Seals the window state that pages store with AES-256-GCM.
///
///     sealed text  =  base64url( format 1 · key id 4 · nonce 12 · ciphertext · tag 16 )
///
/// It seals with its first key and opens with all, so that a key can be replaced: put the new key first, and remove the old one when
/// the windows that it sealed are older than the host's limit. A text identifies its key by four bytes of the key's hash. The format
/// and the key ID are authenticated too.
public struct KeyRing: ParcelSealer {
  private static let format: UInt8 = 1
  private static let headerLength = 5
  private static let nonceLength = 12
  private static let tagLength = 16

  private struct Key: Sendable {
    let id: [UInt8]
    let key: SymmetricKey
  }

  private let keys: [Key]

  /// Creates a ring of keys.
  ///
  /// - Parameter keys: The key that seals, then older keys that only open. Each has 32 bytes.
  /// - Throws: ``KeyError/noKey``, or ``KeyError/wrongLength(bytes:)`` for a key that does not have 32 bytes.
  public init(keys: [[UInt8]]) throws(KeyError) {
    guard !keys.isEmpty else { throw .noKey }
    var ring: [Key] = []
    for bytes in keys {
      guard bytes.count == 32 else { throw .wrongLength(bytes: bytes.count) }
      ring.append(Key(id: Array(SHA256.hash(data: bytes).prefix(4)), key: SymmetricKey(data: bytes)))
    }
    self.keys = ring
  }

  public func seal(_ bytes: [UInt8]) throws -> String {
    let header = [Self.format] + keys[0].id
    let box = try AES.GCM.seal(bytes, using: keys[0].key, authenticating: header)
    var text = Data(capacity: Self.headerLength + Self.nonceLength + bytes.count + Self.tagLength)
    text.append(contentsOf: header)
    text.append(contentsOf: box.nonce)
    text.append(box.ciphertext)
    text.append(box.tag)
    return Base64URL.text(text)
  }

  public func open(_ text: String) throws(ParcelRefusal) -> [UInt8] {
    guard let sealed = Base64URL.bytes(text), let format = sealed.first else { throw .damaged }
    guard format == Self.format else { throw .otherVersion }
    guard sealed.count >= Self.headerLength + Self.nonceLength + Self.tagLength else { throw .damaged }
    let header = sealed.prefix(Self.headerLength)
    for key in keys where key.id.elementsEqual(header.dropFirst()) {
      guard let box = try? AES.GCM.SealedBox(combined: sealed.dropFirst(Self.headerLength)),
        let bytes = try? AES.GCM.open(box, using: key.key, authenticating: header)
      else { continue }
      return Array(bytes)
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
  /// A file with a key cannot be read or created.
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
      "The key file \(path) cannot be used: \(reason). Change its permissions, or remove it; open windows then lose their saved state."
    }
  }

  public var errorDescription: String? { description }
}
