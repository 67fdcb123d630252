/// A request for a page of an app.
struct PageRequest: Sendable {
  /// The app's path.
  let app: String
  /// The routes of the screen.
  let location: [String]
  /// The query of the address.
  let query: PageQuery
  /// Who requests it. The windows with script belong to their browser, those without to their person.
  let visitor: Visitor
  /// The log-in of the browser; nil if nobody is logged in.
  let logIn: LogIn?
  /// The user's languages, best first.
  let languages: [String]
  /// The address of the client. The task is canceled if it has gone.
  let client: ClientAddress
  /// Whether the page will be shown. If not, its session ends at once.
  let isKept: Bool
}
