internal import HTTPTypes
internal import HummingbirdCore

/// Refuses requests that change something, after the steps that allow it.
struct MethodStep: RequestStep {
  let responses: ResponseWriter

  func respond(to context: RequestContext) -> Response? {
    let isReading = context.request.method == .get || context.request.method == .head
    return isReading ? nil : responses.error(.methodNotAllowed, to: context.request)
  }
}
