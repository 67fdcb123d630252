internal import BinderyViews

/// The uploads in progress. Each is for a node that accepts a file, and is accepted once.
///
///     begin ── known session? node accepts a file? below the limits? ──▶ reservation
///              (while the bytes arrive, the page may change, or another file may be chosen)
///     finish ─ still the latest reservation? node still accepts it? ──▶ the event, and the session's patches
@MainActor
final class UploadRegistry {
  /// The right to upload one file.
  struct Reservation: Hashable {
    fileprivate let number: Int
    let request: UploadRequest
  }

  /// The response to a request's head.
  enum Answer: Hashable {
    /// The body may be read.
    case begin(Reservation)
    /// The file was accepted before; the page missed the response.
    case alreadyAccepted
  }

  private struct Target: Hashable {
    let token: SessionToken
    let node: NodeID
  }

  /// The limit of one session, so that a single window cannot use up the limit of the process.
  private static let maximumPerSession = 2

  private let sessions: SessionRegistry
  private let limits: WebLimits
  private var latest: [Target: Int] = [:]
  private var inProgress: [Int: (token: SessionToken, address: ClientAddress)] = [:]
  private var lastNumber = 0
  private var rates: AddressRates
  private let now: @MainActor () -> ContinuousClock.Instant

  /// Creates a registry without uploads.
  ///
  /// - Parameter now: Returns the time by which the rate of uploads is measured.
  init(
    sessions: SessionRegistry, limits: WebLimits,
    now: @escaping @MainActor () -> ContinuousClock.Instant = { .now }
  ) {
    self.sessions = sessions
    self.limits = limits
    self.now = now
    rates = AddressRates(burst: limits.maximumUploadBurst, perSecond: Double(limits.maximumUploadsPerSecond))
  }

  /// The number of uploads in progress.
  var count: Int { inProgress.count }

  /// Checks a request before its body is read. Pass each reservation to ``finish(_:_:)`` or ``abandon(_:)``.
  ///
  /// - Parameter address: The client's address.
  func begin(
    _ request: UploadRequest, from address: ClientAddress = .unknown
  ) throws(UploadError) -> Answer {
    guard let session = sessions.session(request.token), session.admits(request.visitor, request.logIn)
    else {
      throw .unknownSession
    }
    if session.acceptedUploads.contains(request.name) { return .alreadyAccepted }
    guard session.takes(.choose, on: request.node) else { throw .notAccepted }
    let ofThisSession = inProgress.values.count { $0.token == request.token }
    let ofThisAddress = inProgress.values.count { $0.address.network == address.network }
    guard inProgress.count < limits.maximumUploads, ofThisSession < Self.maximumPerSession,
      ofThisAddress < limits.maximumUploadsPerAddress, rates.take(address, at: now())
    else {
      throw .busy
    }
    lastNumber += 1
    inProgress[lastNumber] = (request.token, address)
    latest[Target(token: request.token, node: request.node)] = lastNumber
    return .begin(Reservation(number: lastNumber, request: request))
  }

  /// Sends the event once the whole body has arrived.
  func finish(_ reservation: Reservation, _ bytes: [UInt8]) throws(UploadError) {
    let request = reservation.request
    let isLatest = latest[Target(token: request.token, node: request.node)] == reservation.number
    abandon(reservation)
    guard isLatest else { throw .replaced }
    guard let session = sessions.session(request.token), session.admits(request.visitor, request.logIn) else {
      throw .unknownSession
    }
    let item = ChosenFile(suggestedName: request.suggestedName, data: bytes)
    guard session.accept(UserEvent(.choose(item), on: request.node)) else { throw .notAccepted }
    session.acceptedUploads.insert(request.name)
  }

  /// Ends a reservation whose body did not arrive.
  func abandon(_ reservation: Reservation) {
    inProgress[reservation.number] = nil
    let target = Target(token: reservation.request.token, node: reservation.request.node)
    if latest[target] == reservation.number { latest[target] = nil }
  }
}
