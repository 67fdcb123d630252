internal import Foundation

/// A query for elements of a page, evaluated at each use, because the page may have changed.
struct Locator: Sendable, CustomStringConvertible {
  /// The kind of the query.
  enum Query: Sendable {
    /// By role and name in the accessibility tree, as screen readers announce them.
    case role(String, name: String?, isExact: Bool)
    /// The innermost elements that show this text.
    case text(String)
    /// By a CSS selector.
    case selector(String)
  }

  let page: Page
  let query: Query
  /// Restricts the search to the first match of each of these, outermost first.
  var scopes: [Query] = []

  var description: String {
    ([query] + scopes.reversed()).map { query in
      switch query {
      case .role(let role, let name?, _): "\(role) “\(name)”"
      case .role(let role, nil, _): role
      case .text(let text): "the words “\(text)”"
      case .selector(let selector): "`\(selector)`"
      }
    }.joined(separator: " in ")
  }

  // MARK: Reading

  /// Waits until there is a match and returns the first.
  func element(within limit: Duration = Page.timeout) async throws -> Element {
    try await page.eventually(description, within: limit) { _ in try await matches().first }
  }

  /// Waits until a match is shown.
  func waitUntilShown(within limit: Duration = Page.timeout) async throws {
    _ = try await element(within: limit)
  }

  /// Waits until no match is shown.
  func waitUntilGone(within limit: Duration = Page.timeout) async throws {
    _ = try await page.eventually("\(description) to be gone", within: limit) { _ in
      try await matches().isEmpty ? true : nil
    }
  }

  /// The number of visible matches.
  var count: Int {
    get async throws { try await matches().count }
  }

  /// The text of the first match.
  var text: String {
    get async throws { try await element().call("function() { return this.innerText }").string ?? "" }
  }

  /// The texts of all visible matches, in the order of the page.
  var texts: [String] {
    get async throws {
      var texts: [String] = []
      for match in try await matches() {
        texts.append(try await match.call("function() { return this.innerText }").string ?? "")
      }
      return texts
    }
  }

  /// The text in a field.
  var value: String {
    get async throws { try await element().call("function() { return this.value }").string ?? "" }
  }

  /// The result of a JavaScript function, called with the first match as `this`.
  func evaluate(_ function: String) async throws -> JSON { try await element().call(function) }

  /// Waits until a JavaScript function, called with a match as `this`, returns true.
  func wait(until function: String, within limit: Duration = Page.timeout) async throws {
    _ = try await page.eventually("\(description) to satisfy \(function)", within: limit) { _ in
      for match in try await matches() where try await match.call(function).isTrue { return true }
      return nil
    }
  }

  private func matches() async throws -> [Element] {
    guard var root = try await Element.document(of: page) else { return [] }
    for scope in scopes {
      guard let first = try await root.find(scope).first else { return [] }
      root = first
    }
    return try await root.find(query)
  }
}

/// A source of locators: a page, or a locator to search inside.
protocol Searchable {
  /// A locator for the matches of the query here.
  func find(_ query: Locator.Query) -> Locator
}

extension Searchable {
  /// Finds by role, and by name if there is one.
  func role(_ role: String, _ name: String? = nil) -> Locator { find(.role(role, name: name, isExact: true)) }
  /// Finds by role and a part of the name.
  func role(_ role: String, containing name: String) -> Locator {
    find(.role(role, name: name, isExact: false))
  }
  /// Finds a button by its name.
  func button(_ name: String) -> Locator { role("button", name) }
  /// Finds a link by its name.
  func link(_ name: String) -> Locator { role("link", name) }
  /// Finds a heading by its text.
  func heading(_ name: String) -> Locator { role("heading", name) }
  /// Finds the innermost elements that show this text.
  func text(_ words: String) -> Locator { find(.text(words)) }
  /// Finds by a CSS selector.
  func selector(_ selector: String) -> Locator { find(.selector(selector)) }
}

extension Page: Searchable {
  func find(_ query: Locator.Query) -> Locator { Locator(page: self, query: query) }
}

extension Locator: Searchable {
  func find(_ query: Query) -> Locator { Locator(page: page, query: query, scopes: scopes + [self.query]) }
}
