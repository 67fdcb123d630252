internal import Bindery
internal import HTTPTypes
internal import HummingbirdCore

/// Decides whether a request is answered: health checks always, others under a name of the host, and not too many at once.
struct AdmissionStep: RequestStep {
  /// Responds to health checks.
  let operations: OperationsResponder
  let rates: RequestRates
  /// The host names that requests may use.
  let hosts: HostPolicy
  let responses: ResponseWriter
  let monitor: IncidentMonitor
  let clock: SteadyClock

  func respond(to context: RequestContext) async -> Response? {
    let request = context.request
    // Supervisors and load balancers use the host's address, not its name.
    if AppPaths.health.contains(request.uri.path) {
      return await operations.respond(to: request, from: context.peer)
    }
    let delay = rates.delay(of: context.client)
    if delay > .zero {
      monitor.record(.slowedSocket, "a client sends more requests than the limit of requests per second")
      await context.peer.presence.run { try? await clock.sleep(for: delay) }
    }
    guard hosts.allows(request.head.authority) else {
      monitor.record(.refusedHost, "a request is for another host name")
      return responses.error(.misdirected, to: request)
    }
    return nil
  }
}
