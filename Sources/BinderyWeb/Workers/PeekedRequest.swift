internal import NIOCore

/// The head of a connection's first request, as far as it decides which worker serves the connection.
struct PeekedRequest: Equatable {
  /// The browser that the cookie names; nil without a valid one.
  let browser: BrowserToken?
  /// The client.
  let client: ClientAddress

  /// Reads a head; nil if it is not complete.
  ///
  /// - Parameters:
  ///   - bytes: The first bytes of the connection.
  ///   - peer: The peer of the connection.
  ///   - source: The source of the client's address.
  init?(_ bytes: some Collection<UInt8>, from peer: SocketAddress?, source: ClientAddressSource) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(where: { $0.isEmpty || $0.elementsEqual([13]) }), end < lines.count - 1
    else { return nil }
    var values: [Substring: [String]] = [:]
    for line in lines[..<end].dropFirst() {
      let parts = String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = Substring(parts[0].lowercased())
      values[name, default: []].append(
        String(parts[1].drop { $0 == " " || $0 == "\t" }.prefix { $0 != "\r" && $0 != "\r\n" }))
    }
    let isSecure = source.reportsTLS(values["x-forwarded-proto"] ?? [], from: peer)
    browser = Visitor(cookies: values["cookie"] ?? [], isSecure: isSecure).browser
    client = ClientAddress(source, peer: peer, forwarded: values["x-forwarded-for"] ?? [])
  }

  /// A connection whose head cannot be read: a worker answers that.
  init(unreadableFrom peer: SocketAddress?) {
    browser = nil
    client = ClientAddress(.connection, peer: peer, forwarded: [])
  }
}
