/// The names that requests may carry in `Host`.
///
/// A server on loopback accepts this machine's names. A foreign page whose domain resolves to this machine (DNS
/// rebinding) sends its own name and is rejected. A server on another address accepts any name, unless names are
/// configured: then only those and this machine's are accepted.
struct HostPolicy: Sendable {
  /// The additional names that requests may use, in lower case; nil for any name.
  private let names: Set<String>?

  /// - Parameters:
  ///   - address: The address on which the server listens.
  ///   - allowed: Additional names of this host, such as that of a proxy.
  ///   - origins: Origins whose pages may open sockets. Their host names are allowed too.
  init(listeningOn address: String, allowing allowed: [String] = [], origins: [String] = []) {
    let named = origins.compactMap { origin in
      let origin = origin.lowercased()
      return origin.firstRange(of: "://").map { origin[$0.upperBound...] }
    }
    names =
      Self.isLoopback(address.lowercased()[...]) || !allowed.isEmpty
      ? Set((allowed.map { $0.lowercased()[...] } + named).map { String(Self.name(in: $0)) }) : nil
  }

  /// Whether a request with this `Host` (`localhost:8080`) is allowed. A missing value is allowed only if every name
  /// is.
  func allows(_ authority: String?) -> Bool {
    guard let names else { return true }
    guard let authority else { return false }
    let name = Self.name(in: authority.lowercased()[...])
    return Self.isLoopback(name) || names.contains(String(name))
  }

  /// Whether a `Host` (`localhost:8080`) names this machine.
  static func isThisMachine(_ authority: String) -> Bool { isLoopback(name(in: authority.lowercased()[...])) }

  private static func isLoopback(_ name: Substring) -> Bool {
    if name == "localhost" || name.hasSuffix(".localhost") || name == "::1" || name == "[::1]" { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Returns the authority without its port.
  private static func name(in authority: Substring) -> Substring {
    guard let colon = authority.lastIndex(of: ":") else { return authority }
    let port = authority[authority.index(after: colon)...]
    return port.allSatisfy { $0.isASCII && $0.isNumber } && !authority[..<colon].hasSuffix(":")
      ? authority[..<colon] : authority
  }
}
