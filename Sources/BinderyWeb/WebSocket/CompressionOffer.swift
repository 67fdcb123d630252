/// Parses a client's offer of permessage-deflate (RFC 7692 §7.1).
///
/// One form is accepted: full window, and no context takeover in either direction, so that compression needs no memory
/// per socket. An offer that requires a smaller window of the server is declined.
enum CompressionOffer {
  /// The response to an acceptable offer, the value of `Sec-WebSocket-Extensions`.
  static let answer = "permessage-deflate; server_no_context_takeover; client_no_context_takeover"

  /// Whether one of the offers is acceptable. `header` is the value of `Sec-WebSocket-Extensions`.
  static func isAcceptable(_ header: String) -> Bool {
    header.split(separator: ",").contains { offer in
      let parts = offer.split(separator: ";", omittingEmptySubsequences: false).map(trimmed)
      guard parts.first == "permessage-deflate" else { return false }
      let parameters = parts.dropFirst()
      let names = parameters.map { trimmed($0.prefix { $0 != "=" }) }
      return Set(names).count == names.count && parameters.allSatisfy(isAcceptable(parameter:))
    }
  }

  private static func isAcceptable(parameter: String) -> Bool {
    let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(trimmed)
    switch parts[0] {
    case "server_no_context_takeover", "client_no_context_takeover": return parts.count == 1
    case "client_max_window_bits":
      guard parts.count == 2 else { return true }
      return isWindowSize(parts[1])
    default: return false
    }
  }

  private static func isWindowSize(_ value: String) -> Bool {
    let digits =
      value.hasPrefix("\"") && value.hasSuffix("\"") && value.count > 2
      ? String(value.dropFirst().dropLast()) : value
    return ["8", "9", "10", "11", "12", "13", "14", "15"].contains(digits)
  }

  private static func trimmed(_ text: Substring) -> String {
    var part = text
    while let first = part.first, first == " " || first == "\t" { part = part.dropFirst() }
    while let last = part.last, last == " " || last == "\t" { part = part.dropLast() }
    return String(part)
  }
}
