internal import Bindery
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Responses after which the connection is closed, because the request's body was not read.
enum ClosingResponse {
  /// Returns a response. An unread body is drained for a short time, so that the response is not lost with the connection.
  static func text(
    _ text: String, status: HTTPResponse.Status, headers: HTTPFields, unread body: RequestBody?,
    _ clock: SteadyClock
  ) -> Response {
    var headers = headers
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.connection] = "close"
    let words = ByteBuffer(string: text)
    return Response(
      status: status, headers: headers,
      body: ResponseBody(contentLength: words.readableBytes) { writer in
        try await writer.write(words)
        try await writer.finish(nil)
        if let body { await Self.drain(body, clock) }
        throw ConnectionIsOver()
      })
  }

  private static func drain(_ body: RequestBody, _ clock: SteadyClock) async {
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        var rest = 1_000_000
        do {
          for try await part in body {
            rest -= part.readableBytes
            if rest < 0 { return }
          }
        } catch {
          return
        }
      }
      group.addTask { try? await clock.sleep(for: .seconds(2)) }
      await group.next()
      group.cancelAll()
    }
  }
}

/// Closes a connection whose remaining body is not read.
private struct ConnectionIsOver: Error {}
