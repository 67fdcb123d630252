@testable import BinderyWeb

extension Visitor {
  /// A visitor with some cookies.
  init(browser: BrowserToken? = nil, logIn: LogInToken? = nil, person: PersonToken? = nil) {
    self.init()
    self.browser = browser
    self.logIn = logIn
    self.person = person
  }
}
