internal import Foundation

/// A way to find something on a page, looked up anew at each use: the page may have changed since.
struct Locator: Sendable, CustomStringConvertible {
  /// How the thing is known.
  enum Query: Sendable {
    /// By its role and name in the accessibility tree, as a screen reader tells them.
    case role(String, name: String?, isExact: Bool)
    /// The innermost elements that show these words.
    case text(String)
    /// By a CSS selector.
    case selector(String)
  }

  let page: Page
  let query: Query
  /// Looks only inside the first match of each of these, outermost first.
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

  // MARK: Looking

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

  /// How many matches are shown now.
  var count: Int {
    get async throws { try await matches().count }
  }

  /// The words of the first match.
  var text: String {
    get async throws { try await element().call("function() { return this.innerText }").string ?? "" }
  }

  /// The words of every match that is shown now, in the order of the page.
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

  /// What a function of JavaScript, called with the first match as `this`, returns.
  func evaluate(_ function: String) async throws -> JSON { try await element().call(function) }

  /// Waits until a function of JavaScript, called with a match as `this`, returns true.
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

/// Ways to find things, on a page and inside what was found.
protocol Searchable {
  /// A locator for what the query finds here.
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
  /// Finds a heading by its words.
  func heading(_ name: String) -> Locator { role("heading", name) }
  /// Finds the innermost elements that show these words.
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
