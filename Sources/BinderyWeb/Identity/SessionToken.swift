/// The secret by which a page finds its session: 128 random bits, 32 hexadecimal digits on the wire.
struct SessionToken: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// Creates a token from the system's random number generator.
  init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    low = generator.next()
  }

  /// Parses a token from a page; nil unless it is 32 lower-case hexadecimal digits.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy(Self.isDigit),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// Parses the value of a cookie in a request's `Cookie` headers; nil if it is missing or malformed.
  init?(cookie name: String, in cookies: [String]) {
    for cookie in cookies.joined(separator: ";").split(separator: ";") {
      let pair = cookie.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].drop(while: { $0 == " " }) == name, let token = SessionToken(pair[1])
      else {
        continue
      }
      self = token
      return
    }
    return nil
  }

  /// Returns the value of `Set-Cookie` for a cookie with the token, which ends with the browser.
  ///
  /// - Parameter isSecure: Whether the browser sends it over TLS only.
  func cookie(named name: String, isSecure: Bool) -> String {
    "\(name)=\(self); Path=/; HttpOnly; SameSite=Lax\(isSecure ? "; Secure" : "")"
  }

  var description: String { Self.digits(high) + Self.digits(low) }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func digits(_ number: UInt64) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}
