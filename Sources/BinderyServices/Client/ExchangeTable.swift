internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// The session's delegate, which maps callbacks to exchanges.
final class ExchangeTable: NSObject, URLSessionDataDelegate, Sendable {
  typealias Continuation = CheckedContinuation<HTTPReply, any Error>

  private struct Entry {
    var exchange: Exchange
    let continuation: Continuation
  }

  private let entries = Mutex<[Int: Entry]>([:])

  func begin(_ exchange: Exchange, for task: URLSessionTask, _ continuation: Continuation) {
    entries.withLock { $0[task.taskIdentifier] = Entry(exchange: exchange, continuation: continuation) }
    if Task.isCancelled { cancel(task) }
  }

  /// Ends an exchange immediately, because the session may report a cancellation late.
  func cancel(_ task: URLSessionTask) {
    let entry = entries.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    task.cancel()
    entry?.continuation.resume(throwing: CancellationError())
  }

  private func end(_ task: URLSessionTask, error: (any Error)?) {
    guard let entry = entries.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    entry.continuation.resume(with: entry.exchange.result(of: task.response, error: error))
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let goesOn = entries.withLock { $0[dataTask.taskIdentifier]?.exchange.receive(data) ?? false }
    if !goesOn {
      end(dataTask, error: nil)
      dataTask.cancel()
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let next = entries.withLock { $0[task.taskIdentifier]?.exchange.follow(request, from: response.url) }
    completionHandler(next ?? nil)
    if next == .some(nil) { task.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    end(task, error: error)
  }
}
