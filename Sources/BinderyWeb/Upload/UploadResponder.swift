internal import Bindery
internal import BinderyViews
internal import HTTPTypes
internal import HummingbirdCore
internal import NIOCore

/// Responds to uploads: `204` once a file is accepted, otherwise an error with a sentence.
struct UploadResponder: RequestStep {
  let uploads: UploadRegistry
  let origins: OriginPolicy
  let limits: WebLimits
  let monitor: IncidentMonitor
  let clock: SteadyClock

  func respond(to context: RequestContext) async -> Response? {
    guard context.request.method == .post, case .upload(let node) = context.route else { return nil }
    let body = context.request.body
    let reservation: UploadRegistry.Reservation
    do throws(UploadError) {
      let upload = try UploadRequest(context, to: node, origins: origins, limits: limits)
      switch try await uploads.begin(upload, from: context.client) {
      case .alreadyAccepted: return answer(.ok, "The file was received.", unread: body)
      case .begin(let begun): reservation = begun
      }
    } catch {
      monitor.record(.failedUpload, error.sentence)
      return answer(error.status, error.sentence, unread: body)
    }
    do throws(UploadError) {
      let bytes = try await UploadBody.read(
        body, length: reservation.request.length, limits: limits, until: reservation.displacement,
        clock: clock)
      // The page forgets the file once it has the response, so the work comes first.
      try await uploads.finish(reservation, bytes).done(atMost: limits.eventTimeout, clock: clock)
      return Response(status: .noContent, headers: Self.headers)
    } catch {
      await uploads.abandon(reservation)
      monitor.record(.failedUpload, error.sentence)
      return answer(error.status, error.sentence)
    }
  }

  private static let headers: HTTPFields = [.cacheControl: "no-store", .xContentTypeOptions: "nosniff"]

  /// Responds with a sentence and closes the connection. An unread body is drained for a short time, so that the
  /// response is not lost with the connection.
  private func answer(
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
