/// The HTTPS address of a trailer at one of the known video sites. Links to any other host that a service sends are
/// rejected.
public struct Trailer: Sendable, Hashable {
  /// The address, which begins with `https://`.
  public let address: String

  private static let hosts: Set<String> = [
    "www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be", "vimeo.com", "www.vimeo.com",
    "player.vimeo.com",
  ]

  /// Validates an address; nil if it is not `https`, its host is unknown, or it has other invalid parts.
  public init?(address: String) {
    let scheme = "https://"
    guard address.hasPrefix(scheme), address.utf8.count <= 300, address.utf8.allSatisfy(Self.isPlain) else {
      return nil
    }
    let rest = address.dropFirst(scheme.count)
    let host = rest.prefix { !"/?#".contains($0) }
    guard Self.hosts.contains(host.lowercased()), rest.dropFirst(host.count).first == "/" else { return nil }
    self.address = address
  }

  /// Creates the address of a video at a site; nil if the site is unknown or the key is invalid.
  /// - Parameters:
  ///   - site: `YouTube` or `Vimeo`.
  ///   - key: The video's key at the site.
  public init?(site: String, key: String) {
    let isKey = key.utf8.allSatisfy { Self.isLetterOrDigit($0) || "-_".utf8.contains($0) }
    guard isKey, (1...40).contains(key.utf8.count) else { return nil }
    switch site.lowercased() {
    case "youtube": self.init(address: "https://www.youtube.com/watch?v=\(key)")
    case "vimeo": self.init(address: "https://vimeo.com/\(key)")
    default: return nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~:/?#&=%+,".utf8.contains(byte)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8.contains(byte)
  }
}
