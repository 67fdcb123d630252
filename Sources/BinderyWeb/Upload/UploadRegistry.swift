internal import Bindery
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
    /// Ends when the reservation is given to another client.
    let displacement: AsyncStream<Never>

    static func == (one: Reservation, other: Reservation) -> Bool { one.number == other.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private struct Upload {
    let target: Target
    let network: ClientAddress
    let displace: AsyncStream<Never>.Continuation
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
  private var inProgress: [Int: Upload] = [:]
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
    guard let session = sessions.session(request.token), session.admits(request.visitor) else {
      throw .unknownSession
    }
    if session.acceptedUploads.contains(request.name) { return .alreadyAccepted }
    guard session.takes(.choose, on: request.node) else { throw .notAccepted }
    if let limit = session.longestFile(for: request.node), request.length > limit {
      throw .tooLarge(limit: limit)
    }
    let ofThisSession = inProgress.values.count { $0.target.token == request.token }
    let ofThisAddress = inProgress.values.count { $0.network == address.network }
    guard ofThisSession < Self.maximumPerSession, ofThisAddress < limits.maximumUploadsPerAddress,
      rates.take(address, at: now()), makeRoom(forOneMoreThan: ofThisAddress)
    else {
      throw .busy
    }
    lastNumber += 1
    let (displacement, displace) = AsyncStream<Never>.makeStream()
    let target = Target(token: request.token, node: request.node)
    inProgress[lastNumber] = Upload(target: target, network: address.network, displace: displace)
    latest[target] = lastNumber
    return .begin(Reservation(number: lastNumber, request: request, displacement: displacement))
  }

  /// Returns whether another upload of an address can begin. If there are too many, the address with the most uploads gives up its oldest
  /// one for an address with fewer.
  private func makeRoom(forOneMoreThan own: Int) -> Bool {
    guard inProgress.count >= limits.maximumUploads else { return true }
    let networks = Dictionary(grouping: inProgress.keys) { inProgress[$0]?.network }
    let most = networks.values.map(\.count).max() ?? 0
    let oldest = networks.values.filter { $0.count == most }.compactMap { $0.min() }.min()
    guard own + 1 < most, let oldest, let upload = inProgress.removeValue(forKey: oldest) else {
      return false
    }
    if latest[upload.target] == oldest { latest[upload.target] = nil }
    upload.displace.finish()
    return true
  }

  /// Sends the event once the whole body has arrived.
  ///
  /// - Returns: The work that it starts.
  func finish(_ reservation: Reservation, _ bytes: [UInt8]) throws(UploadError) -> EventWork {
    let request = reservation.request
    guard inProgress[reservation.number] != nil else { throw .busy }
    let isLatest = latest[Target(token: request.token, node: request.node)] == reservation.number
    abandon(reservation)
    guard isLatest else { throw .replaced }
    guard let session = sessions.session(request.token), session.admits(request.visitor) else {
      throw .unknownSession
    }
    let item = ChosenFile(suggestedName: request.suggestedName, data: bytes)
    guard let work = session.accept(UserEvent(.choose(item), on: request.node)) else { throw .notAccepted }
    sessions.markUsed(session)
    session.acceptedUploads.insert(request.name)
    return work
  }

  /// Ends a reservation whose body did not arrive.
  func abandon(_ reservation: Reservation) {
    inProgress[reservation.number] = nil
    let target = Target(token: reservation.request.token, node: reservation.request.node)
    if latest[target] == reservation.number { latest[target] = nil }
  }
}
