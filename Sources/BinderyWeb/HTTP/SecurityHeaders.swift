internal import BinderyHTML
internal import HTTPTypes

/// The headers that tell a browser what a response may do (OWASP secure headers).
enum SecurityHeaders {
  /// Nothing is run or loaded but from this server; pictures may come from elsewhere over TLS. Inline style attributes
  /// carry measures, inline script is nowhere. Nobody may put a page into a frame.
  ///
  /// - Parameters:
  ///   - maps: where maps come from: their library, if it is not this server's, and their tiles.
  ///   - pictures: origins of further pictures.
  static func page(maps: MapSources, pictures: [String] = []) -> String {
    let foreign = maps.foreignSources
    let plain = (foreign.pictures + pictures).filter { !$0.hasPrefix("https:") }
    return """
      default-src 'self'; script-src \(sources("'self'", foreign.scripts)); \
      style-src \(sources("'self'", foreign.styles)); style-src-attr 'unsafe-inline'; \
      img-src \(sources("'self' https: data:", plain)); \
      connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'
      """
  }

  private static func sources(_ own: String, _ foreign: [String]) -> String {
    ([own] + foreign).joined(separator: " ")
  }

  /// A file on its own, such as a drawing, loads and runs nothing.
  static let file = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

  /// Adds them to a response.
  static func add(to headers: inout HTTPFields, policy: String) {
    headers[.contentSecurityPolicy] = policy
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "same-origin"
    headers[.crossOriginOpenerPolicy] = "same-origin"
  }
}

extension HTTPField.Name {
  // These are names as RFC 9110 §5.1 wants them, so that making them cannot fail.
  fileprivate static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .contentType
  fileprivate static let crossOriginOpenerPolicy =
    HTTPField.Name("Cross-Origin-Opener-Policy") ?? .contentType
}
