internal import BinderyViews
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Answers requests that bring pictures and files: `204` once one is taken, else a sentence.
struct UploadResponder: Sendable {
  let desk: UploadDesk
  let origins: OriginPolicy
  let limits: WebLimits

  /// Takes a picture for a node.
  func respond(to request: Request, node: NodeID) async -> Response {
    let claim: UploadDesk.Claim
    do throws(UploadRefusal) {
      let upload = try UploadRequest(request, to: node, origins: origins, limits: limits)
      switch try await desk.begin(upload) {
      case .alreadyTaken: return Self.answer(.ok, "The file is there.", unread: request.body)
      case .begin(let begun): claim = begun
      }
    } catch {
      return Self.answer(error.status, error.sentence, unread: request.body)
    }
    do throws(UploadRefusal) {
      let bytes = try await UploadBody.read(request.body, length: claim.request.length, limits: limits)
      try await desk.finish(claim, bytes)
      return Response(status: .noContent, headers: Self.headers)
    } catch {
      await desk.abandon(claim)
      return Self.answer(error.status, error.sentence)
    }
  }

  private static let headers: HTTPFields = [.cacheControl: "no-store", .xContentTypeOptions: "nosniff"]

  /// Says why not, and ends the connection. What is still under way, when nothing was read yet, is read for a moment
  /// and no longer, so that the answer is not lost with the connection.
  private static func answer(
    _ status: HTTPResponse.Status, _ sentence: String, unread body: RequestBody? = nil
  ) -> Response {
    var headers = Self.headers
    headers[.contentType] = "text/plain; charset=utf-8"
    headers[.connection] = "close"
    if status == .serviceUnavailable { headers[.retryAfter] = "10" }
    let words = ByteBuffer(string: sentence)
    return Response(
      status: status, headers: headers,
      body: ResponseBody(contentLength: words.readableBytes) { writer in
        try await writer.write(words)
        try await writer.finish(nil)
        if let body { await drain(body) }
        throw ConnectionIsOver()
      })
  }

  private static func drain(_ body: RequestBody) async {
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
      group.addTask { try? await Task.sleep(for: .seconds(2)) }
      await group.next()
      group.cancelAll()
    }
  }
}

/// Ends a connection on which more is coming than anybody wants.
private struct ConnectionIsOver: Error {}
