internal import BinderyHTML
internal import HTTPTypes

/// The headers that restrict what a browser does with a response (OWASP secure headers).
enum SecurityHeaders {
  /// Returns the policy of pages: scripts and styles from this server only, pictures from other servers over TLS.
  /// Inline style attributes are allowed, inline scripts are not. A page cannot be framed.
  ///
  /// - Parameters:
  ///   - maps: The servers of the map library, if not this one, and of the tiles.
  ///   - pictures: Additional origins of pictures.
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

  /// The policy of files such as drawings, which load and run nothing.
  static let file = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

  /// Asks browsers to use no unencrypted connection to a server with TLS for a year (RFC 6797).
  static let strictTransportSecurity = "max-age=31536000"

  /// Adds the headers to a response.
  static func add(to headers: inout HTTPFields, policy: String) {
    headers[.contentSecurityPolicy] = policy
    headers[.xContentTypeOptions] = "nosniff"
    headers[.referrerPolicy] = "same-origin"
    headers[.crossOriginOpenerPolicy] = "same-origin"
  }
}

extension HTTPField.Name {
  // These names are valid according to RFC 9110 §5.1, so creating them cannot fail.
  fileprivate static let referrerPolicy = HTTPField.Name("Referrer-Policy") ?? .contentType
  fileprivate static let crossOriginOpenerPolicy =
    HTTPField.Name("Cross-Origin-Opener-Policy") ?? .contentType
}
