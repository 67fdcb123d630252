internal import BinderyHTML
internal import BinderyViews
internal import HTTPTypes

/// An error page: a title and a sentence with a remedy.
enum ErrorPage: CaseIterable {
  case malformedRequest, notFound, methodNotAllowed, misdirected, upgradeRequired, tooManySessions,
    tooManyRequests, tooManyForms,
    foreignForm, malformedForm, logInExpired, cookieRequired

  var status: HTTPResponse.Status {
    switch self {
    case .malformedRequest: .badRequest
    case .notFound: .notFound
    case .methodNotAllowed: .methodNotAllowed
    case .misdirected: .misdirectedRequest
    case .upgradeRequired: .upgradeRequired
    case .tooManySessions: .serviceUnavailable
    case .tooManyRequests, .tooManyForms: .tooManyRequests
    case .foreignForm: .forbidden
    case .malformedForm: .badRequest
    case .logInExpired, .cookieRequired: .forbidden
    }
  }

  private var title: String {
    switch self {
    case .malformedRequest: "Invalid address"
    case .notFound: "Page not found"
    case .methodNotAllowed: "Read-only page"
    case .misdirected: "Unknown server name"
    case .upgradeRequired: "Not a page"
    case .tooManySessions: "Too many visitors"
    case .tooManyRequests, .tooManyForms: "Too many requests"
    case .foreignForm: "Form of another site"
    case .malformedForm: "Invalid form"
    case .logInExpired: "Log-in not completed"
    case .cookieRequired: "Cookies are off"
    }
  }

  private var sentence: String {
    switch self {
    case .malformedRequest: "The address contains invalid characters. Check it, or go to the start page."
    case .notFound: "The address may be mistyped, or the page has moved."
    case .methodNotAllowed: "This page can only be read, not changed by a form."
    case .misdirected:
      "This server does not answer to that name. Its operator can allow the name with `allowedHosts`."
    case .upgradeRequired: "This address is for the connections that pages open themselves."
    case .foreignForm:
      "The form was sent by a page of another site, so nothing was changed. Open this app itself."
    case .malformedForm:
      "The form could not be read, so nothing was changed. Go back, load the page again, and repeat it."
    case .logInExpired:
      "The log-in took too long, was completed before, or was begun in another browser. Go back and log in again."
    case .cookieRequired:
      "This app keeps its visitors apart by a cookie. Allow cookies of this site, and load the page again."
    case .tooManySessions:
      "The server has as many open windows as it can hold. This page tries again by itself, and shows what you asked for once there is room."
    case .tooManyRequests:
      "Your network sends requests faster than the server answers them. This page tries again by itself in a few seconds."
    case .tooManyForms:
      "Your network sends requests faster than the server answers them, so nothing was changed. Go back, and send the form again in a few seconds."
    }
  }

  /// The seconds after which a refused page is asked for again, as the bounds of a random number; nil for pages that do not change by waiting.
  var retrySeconds: ClosedRange<Int>? {
    switch self {
    case .tooManyRequests: 5...20
    case .tooManySessions: 30...90
    default: nil
    }
  }

  /// Renders all error pages. They never change, so they are rendered once.
  @MainActor
  static func rendered(language: String) -> [ErrorPage: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.html(language: language)) })
  }

  @MainActor
  private func html(language: String) -> String {
    let tree = ViewTree {
      ContentUnavailableView {
        Label(title, systemImage: "info")
      } description: {
        Text(sentence)
      } actions: {
        Link("Go to the start page", destination: "/")
      }
      .accessibilityHeading(.h1)
    }
    defer { tree.unmount() }
    var page = PageRenderer(title: title, language: language, token: nil, basePath: "/")
    page.loadsAgain = retrySeconds != nil
    return page.html(of: tree.root)
  }
}
