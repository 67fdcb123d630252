internal import Bindery
internal import BinderyViews
internal import HTTPTypes
internal import HummingbirdCore

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

  /// Responds with a sentence and closes the connection.
  private func answer(
    _ status: HTTPResponse.Status, _ sentence: String, unread body: RequestBody? = nil
  ) -> Response {
    var headers = Self.headers
    if status == .serviceUnavailable { headers[.retryAfter] = "10" }
    return ClosingResponse.text(sentence, status: status, headers: headers, unread: body, clock)
  }
}
