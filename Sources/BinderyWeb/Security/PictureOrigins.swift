internal import BinderyViews

/// Validates the picture origins of apps before they become part of a content security policy.
@MainActor
enum PictureOrigins {
  /// Returns the origins of all apps, without duplicates.
  static func checked(_ apps: [any WindowScene]) throws(WebHostError) -> [String] {
    var origins: [String] = []
    for origin in apps.flatMap(\.pictureOrigins) {
      guard isOrigin(origin) else { throw .invalidOrigin(origin) }
      if !origins.contains(origin) { origins.append(origin) }
    }
    return origins
  }

  /// Whether a text consists of a web scheme, a host and optionally a port (RFC 6454 §6.2).
  private static func isOrigin(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return false }
    let parts = text.dropFirst(scheme.count).split(separator: ":", omittingEmptySubsequences: false)
    guard let host = parts.first, parts.count <= 2, !host.isEmpty, host.utf8.allSatisfy(isNamePart) else {
      return false
    }
    return parts.count == 1 || UInt16(parts[1]).map { $0 > 0 && String($0) == parts[1] } == true
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
