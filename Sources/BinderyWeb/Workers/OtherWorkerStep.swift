internal import Bindery
internal import HTTPTypes
internal import HummingbirdCore

/// Leads a request for a window of another worker there. Sockets continue a window wherever they arrive; an upload, a download and the requests
/// of a page without script need the worker that has it.
///
///     POST /bindery/upload/12                  worker 1   307, and the connection is closed
///     POST /bindery/upload/12?bindery-try=1    worker 2   204
///
/// A browser repeats such a request with its body on a new connection, which the system gives to the next worker. After a few attempts, this
/// worker answers as if it were the only one.
struct OtherWorkerStep: RequestStep {
  /// The attempts for each worker: other connections arrive in between.
  private static let attemptsPerWorker = 4
  /// Browsers follow 20 redirections.
  private static let mostAttempts = 18

  /// The number of workers.
  let count: Int
  let registry: SessionRegistry
  let downloads: DownloadRegistry
  let plainPages: PlainPages
  let clock: SteadyClock

  func respond(to context: RequestContext) async -> Response? {
    let attempts = context.query.attempts
    guard attempts < min(Self.attemptsPerWorker * count, Self.mostAttempts), await isUnknown(context) else {
      return nil
    }
    let address = PageQuery.address(context.request.uri.query ?? "", attempts: attempts + 1)
    return ClosingResponse.text(
      "Another process has this window.", status: .temporaryRedirect,
      headers: [.location: address, .cacheControl: "no-store"], unread: context.request.body, clock)
  }

  /// Whether the request names a window that this worker does not have.
  private func isUnknown(_ context: RequestContext) async -> Bool {
    switch context.route {
    case .upload:
      guard context.request.method == .post, let token = UploadRequest.token(of: context.request) else {
        return false
      }
      return await registry.session(token) == nil
    case .download(let token):
      guard context.request.method == .get else { return false }
      return await !downloads.contains(token)
    case .page:
      guard let window = context.query.plain, !window.isEmpty else { return false }
      return await !plainPages.contains(window)
    default: return false
    }
  }
}
