/// A secret of 128 random bits, 32 hexadecimal digits on the wire and in cookies.
///
/// Its purpose is part of its type, so that the token of a session is never taken for that of a log-in.
struct Token<Purpose>: Hashable, Sendable, CustomStringConvertible {
  private let high: UInt64
  private let low: UInt64

  /// Creates a token from the system's random number generator.
  init() {
    var generator = SystemRandomNumberGenerator()
    high = generator.next()
    low = generator.next()
  }

  /// Parses a token; nil unless it is 32 lower-case hexadecimal digits.
  init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy(Self.isDigit),
      let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
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

/// What tokens are for.
enum TokenPurpose {
  enum Session {}
  enum Ticket {}
  enum Download {}
  enum Browser {}
  enum LogIn {}
  enum Person {}
}

/// The secret by which a page finds its session.
typealias SessionToken = Token<TokenPurpose.Session>
/// The secret by which a page completes a log-in.
typealias TicketToken = Token<TokenPurpose.Ticket>
/// The secret by which a page gets a file, once.
typealias DownloadToken = Token<TokenPurpose.Download>
/// Identifies a browser, to which the sessions of its pages are bound: the token of a session is of no use elsewhere.
typealias BrowserToken = Token<TokenPurpose.Browser>
/// The secret by which a browser proves its log-in.
typealias LogInToken = Token<TokenPurpose.LogIn>
/// Identifies a person whose settings are stored. It gives access to their settings only.
typealias PersonToken = Token<TokenPurpose.Person>
