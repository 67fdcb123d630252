internal import BinderyServices

/// Runs a request and converts its ``HTTPError`` into a ``ServiceError``, whose descriptions are for the screen.
func asking<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  do {
    return try await body()
  } catch let error as HTTPError {
    throw ServiceError(error)
  }
}

extension ServiceError {
  /// Creates the error for a failed request.
  init(_ error: HTTPError) {
    switch error {
    case .offline(let service): self = .unreachable(service: service)
    case .timedOut(let service, let time):
      self = .timedOut(service: service, seconds: Int(time.components.seconds))
    case .keyRefused(let service, _): self = .keyRejected(service: service)
    case .rateLimited(let service, _, let reason): self = .tooManyRequests(service: service, reason: reason)
    case .unavailable(let service, let status, _): self = .unavailable(service: service, status: status)
    case .refused(let service, let status, let reason):
      self = .rejected(service: service, status: status, reason: reason)
    case .notFound(let service, let reason): self = .rejected(service: service, status: 404, reason: reason)
    case .notJSON(let service, _), .unreadable(let service, _), .cutOff(let service),
      .tooLarge(let service, _),
      .redirected(let service):
      self = .unreadable(service: service)
    }
  }
}
