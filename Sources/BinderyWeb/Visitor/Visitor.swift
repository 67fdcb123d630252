internal import BinderyViewModels

/// Who sends a request or opens a socket: what the cookies of the browser say, read once.
struct Visitor: Hashable, Sendable {
  private static let browserCookieName = "bindery_visitor"
  private static let browserCookie = Cookie<TokenPurpose.Browser>(browserCookieName)
  private static let logInCookie = Cookie<TokenPurpose.LogIn>("bindery_log_in")
  private static let personCookie = Cookie<TokenPurpose.Person>("bindery_person", lifetime: 400 * 86_400)
  private static let formerPersonName = "bindery-person"

  /// The browser; nil if it sent no cookie.
  var browser: BrowserToken?
  /// The log-in that the browser claims; nil if it sent none.
  var logIn: LogInToken?
  /// The person whose settings a window has if nobody is logged in; nil if the browser sent no cookie.
  var person: PersonToken?
  /// The person in the cookie that had another name in earlier versions, so that nobody loses their settings.
  private let formerPerson: PersonToken?
  /// Whether the request came over TLS, to this host or to a trusted proxy.
  private let isSecure: Bool
  /// The beginning of the address of its pages, such as `https://board.example.org`; nil if the request has no host.
  private(set) var origin: String?
  /// The values of `Set-Cookie` for the cookies that the browser does not have yet.
  private(set) var newCookies: [String] = []

  /// Reads the `Cookie` headers of a request. Malformed cookies are skipped.
  init(cookies headers: [String] = [], isSecure: Bool = false) {
    let pairs = headers.flatMap { $0.split(separator: ";") }.compactMap { cookie in
      let pair = cookie.split(separator: "=", maxSplits: 1)
      return pair.count == 2 ? (name: pair[0].drop { $0 == " " }, value: pair[1]) : nil
    }
    func token<Purpose>(_ name: String) -> Token<Purpose>? {
      pairs.lazy.filter { $0.name == name }.compactMap { Token($0.value) }.first
    }
    self.isSecure = isSecure
    browser = token(Self.browserCookie.name(isSecure: isSecure))
    logIn = token(Self.logInCookie.name(isSecure: isSecure))
    person = token(Self.personCookie.name(isSecure: isSecure))
    formerPerson = token(Self.formerPersonName)
  }

  /// Reads the `Cookie` headers of a request to a host, which is checked elsewhere.
  init(cookies headers: [String] = [], isSecure: Bool = false, host: String?) {
    self.init(cookies: headers, isSecure: isSecure)
    origin = host.map { (isSecure ? "https://" : "http://") + $0 }
  }

  /// Makes what the browser lacks, with a cookie for it.
  mutating func identify(browser needsBrowser: Bool, person needsPerson: Bool) {
    if needsPerson, person == nil {
      let token = formerPerson ?? PersonToken()
      person = token
      newCookies.append(Self.personCookie.setting(token, isSecure: isSecure))
    }
    if needsBrowser, browser == nil {
      let token = BrowserToken()
      browser = token
      newCookies.append(Self.browserCookie.setting(token, isSecure: isSecure))
    }
  }

  /// Returns the value of `Set-Cookie` for a log-in. Only responses to HTTP requests set it, so that a log-in always has a new token.
  func cookie(of logIn: LogInToken) -> String { Self.logInCookie.setting(logIn, isSecure: isSecure) }

  /// Returns the value of `Set-Cookie` for a browser that is known for longer than it runs.
  func cookie(of browser: BrowserToken, lasting seconds: Int) -> String {
    Cookie<TokenPurpose.Browser>(Self.browserCookieName, lifetime: seconds).setting(
      browser, isSecure: isSecure)
  }

  /// Returns the name under which the settings of a window are stored: that of the user, who has the same ones in all browsers, otherwise
  /// that of the person; nil if there is neither.
  ///
  /// - Returns: At most 105 letters, digits, hyphens and underscores. Long identifiers of users are replaced by their digest.
  func settingsName(user: User.ID?) -> String? {
    guard let user else { return person?.description }
    let digits = user.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return "user-" + (digits.utf8.count <= 100 ? digits : IdentityDigest.text(.settings, [user], bytes: 30))
  }
}
