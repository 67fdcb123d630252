public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
  /// Publishes the reply to a request once, or the failure. Each subscription sends the request.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Publishes the reply to a request once, or the failure. Each subscription sends the request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Publishes the reply to a request once, or the failure.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request to send.
    public let request: URLRequest
    /// The session that sends the request.
    public let session: URLSession

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == URLError {
      let (request, session) = (request, session)
      Deferred {
        let reply = PassthroughSubject<Output, URLError>()
        // Unsafe is right: only `send` is called on it, and a subject locks its own state, so that any thread may send.
        nonisolated(unsafe) let sink = reply
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response, error == nil {
            sink.send((data, response))
            sink.send(completion: .finished)
          } else {
            sink.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        return reply.handleEvents(
          receiveCancel: { task.cancel() }, receiveRequest: { if $0 > 0 { task.resume() } })
      }
      .receive(subscriber: subscriber)
    }
  }
}
