internal import BinderyViewModels

/// The browser and the user to whom a window belongs. Its saved state, and the events that its page sends again, are for its owner only.
struct WindowOwner: Hashable, Sendable {
  /// The browser; nil if no page may connect.
  var browser: BrowserToken?
  /// The user; nil if nobody is logged in.
  var user: User.ID?

  /// Returns the name of a new window of this owner: 64 random bits and a proof of the owner, at most 32 characters.
  ///
  /// Only its page and the server know it. A browser with another cookie, or another user, can do nothing with a name that it learns.
  func makeWindowName() -> String {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    return "\(name)-\(proof(of: name))"
  }

  /// Whether a window with this name belongs to the owner. The name is untrusted.
  func owns(windowNamed name: some StringProtocol) -> Bool {
    let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 && parts[1] == proof(of: String(parts[0]))
  }

  private func proof(of name: String) -> String { IdentityDigest.text(.window, [name] + parts) }

  private var parts: [String] { [browser?.description ?? ""] + (user.map { [$0] } ?? []) }

  /// Names the browser in sealed state; nil without one.
  var browserMark: String? { browser.map { IdentityDigest.text(.browser, [$0.description]) } }

  /// Names the user to the pages of the browser, and is no secret: what a page stores for one user, those of others do not read. Nil if
  /// nobody is logged in.
  var userMark: String? { user == nil ? nil : IdentityDigest.text(.page, parts) }
}
