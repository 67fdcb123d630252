/// The reason why a page is not served.
enum PageRefusal: Error, Hashable {
  /// There are too many sessions or waiting pages, of the client or in total.
  case full
  /// The client requests pages too fast.
  case tooFast
  /// The client has closed its connection.
  case gone
  /// The store cannot be reached, so that no process may begin to act for the window.
  case storeFailed
}
