internal import CSodium

/// A password as it is stored: an argon2id hash with its salt and its cost, as one text.
///
///     $argon2id$v=19$m=65536,t=2,p=1$gYv5…$Cb2q…
///
/// The password cannot be computed from it, and equal passwords have different hashes. Only a ``PasswordHasher`` makes and checks one.
public struct PasswordHash: RawRepresentable, Codable, Sendable, Hashable {
  /// The text to store.
  public let rawValue: String

  /// Reads a stored hash. A text that is none is the hash of no password.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension PasswordHash {
  /// What the calculation of a hash costs, so that guessing passwords does, too.
  public struct Cost: Sendable, Hashable {
    /// The memory in bytes, 8,192 or more, rounded down to whole KiB.
    public var memory: Int
    /// How often the memory is gone through, 1 or more.
    public var passes: Int

    /// Creates a cost. Numbers that are too small are raised to the least ones.
    public init(memory: Int, passes: Int) {
      self.memory = min(max(memory, crypto_pwhash_memlimit_min()), crypto_pwhash_memlimit_max())
      self.passes = min(max(passes, crypto_pwhash_opslimit_min()), crypto_pwhash_opslimit_max())
    }

    /// 64 MiB twice: libsodium's cost for log-ins, about a tenth of a second.
    public static let standard = Cost(memory: 64 << 20, passes: 2)
    /// The smallest cost. It protects nothing: for tests.
    public static let least = Cost(memory: 8192, passes: 1)
  }

  /// Calculates the hash of a password; nil if there is not enough memory.
  init?(of password: NormalizedPassword, _ cost: Cost) {
    guard sodium_init() >= 0 else { return nil }
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
    let status = crypto_pwhash_str(
      &text, password.bytes, UInt64(password.bytes.count), UInt64(cost.passes), cost.memory)
    guard status == 0 else { return nil }
    rawValue = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether it is the hash of a password. The time of the comparison does not depend on the password.
  func matches(_ password: NormalizedPassword) -> Bool {
    guard isWellFormed else { return false }
    return crypto_pwhash_str_verify(rawValue, password.bytes, UInt64(password.bytes.count)) == 0
  }

  /// Whether its cost is another one.
  func differs(from cost: Cost) -> Bool {
    guard isWellFormed else { return true }
    return crypto_pwhash_str_needs_rehash(rawValue, UInt64(cost.passes), cost.memory) != 0
  }

  /// libsodium reads texts up to this length.
  private var isWellFormed: Bool {
    rawValue.utf8.count < Int(crypto_pwhash_strbytes()) && !rawValue.utf8.contains(0)
  }
}

extension PasswordHash: CustomStringConvertible {
  /// Shows nothing of it, also in logs.
  public var description: String { "PasswordHash" }
}
