/// Where a first look at a movie is shown: a page of a video site that is known, by a safe connection. Nothing else can
/// be one, so whatever a service sends never becomes a link to elsewhere.
public struct Trailer: Sendable, Hashable {
  /// The address, which begins with `https://`.
  public let address: String

  private static let hosts: Set<String> = [
    "www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be", "vimeo.com", "www.vimeo.com",
    "player.vimeo.com",
  ]

  /// Takes an address; nil where it is not `https`, of a host that is not known, or holds what no such address has.
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

  /// Takes a video of a site as services name them; nil where the site is not known or the key cannot be one.
  /// - Parameters:
  ///   - site: `YouTube` or `Vimeo`.
  ///   - key: the video's key there.
  public init?(site: String, key: String) {
    let isKey = key.utf8.allSatisfy { byte in
      Self.isLetterOrDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
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
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
