internal import BinderyHTML
internal import BinderyViews
internal import HTTPTypes

/// A page that says in plain words why there is nothing to show.
enum ErrorPage: CaseIterable {
  case malformedRequest, notFound, methodNotAllowed, misdirected, upgradeRequired, tooManySessions

  var status: HTTPResponse.Status {
    switch self {
    case .malformedRequest: .badRequest
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .misdirected: .misdirectedRequest
    case .upgradeRequired: .upgradeRequired
    case .tooManySessions: .serviceUnavailable
    }
  }

  private var title: String {
    switch self {
    case .malformedRequest: "That address cannot be read"
    case .notFound: "There is nothing here"
    case .methodNotAllowed: "That is not possible here"
    case .misdirected: "This server goes by another name"
    case .upgradeRequired: "This address is for connections"
    case .tooManySessions: "Too many visitors"
    }
  }

  private var sentence: String {
    switch self {
    case .malformedRequest: "Part of the address is no text. Check it, or begin at the start page."
    case .notFound: "The address may be mistyped, or the page has moved."
    case .methodNotAllowed: "This page can only be read."
    case .misdirected:
      "It is reached from its own machine only, as localhost. Whoever runs it can allow this name."
    case .upgradeRequired: "Pages of this server open it by themselves."
    case .tooManySessions: "The server has as many open windows as it can hold. Try again in a minute."
    }
  }

  /// All error pages as HTML. They never change, so they are rendered once.
  @MainActor
  static func rendered(language: String) -> [ErrorPage: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.html(language: language)) })
  }

  @MainActor
  private func html(language: String) -> String {
    let tree = ViewTree {
      ContentUnavailableView(title, icon: .info, description: sentence) {
        Link("Go to the start page", destination: "/")
      }
      .accessibilityHeading(1)
    }
    defer { tree.unmount() }
    return PageRenderer(title: title, language: language, token: nil, basePath: "/").html(of: tree.root)
  }
}
