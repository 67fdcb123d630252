internal import BinderyViews

/// Takes pictures and files that pages send beside their sockets, each for a node that asks for one and each once.
///
///     begin ── is there such a session, does the node take a picture, is there room? ──▶ claim
///              (the bytes come; meanwhile the page may change, or another picture may be chosen)
///     finish ─ is the claim still the last one, does the node still take it? ──▶ the event, and the session's patches
@MainActor
final class UploadDesk {
  /// The right to bring one picture.
  struct Claim: Hashable {
    fileprivate let number: Int
    let request: UploadRequest
  }

  /// What becomes of a request.
  enum Answer: Hashable {
    /// The bytes may come.
    case begin(Claim)
    /// They came before: the page did not get the answer.
    case alreadyTaken
  }

  private struct Place: Hashable {
    let token: SessionToken
    let node: NodeID
  }

  /// So that one window alone cannot keep all others waiting.
  private static let maximumOfOneSession = 2

  private let registry: SessionRegistry
  private let limits: WebLimits
  private var latest: [Place: Int] = [:]
  private var underWay: [Int: SessionToken] = [:]
  private var lastNumber = 0

  init(registry: SessionRegistry, limits: WebLimits) {
    self.registry = registry
    self.limits = limits
  }

  /// How many pictures are on their way.
  var count: Int { underWay.count }

  /// Looks at a request before its bytes come. Each claim is to be given to ``finish(_:_:)`` or ``abandon(_:)``.
  func begin(_ request: UploadRequest) throws(UploadRefusal) -> Answer {
    guard let session = registry.session(request.token) else { throw .unknownSession }
    if session.takenUploads.contains(request.name) { return .alreadyTaken }
    guard session.takes(.choose, on: request.node) else { throw .notTaken }
    let ofThisSession = underWay.values.count { $0 == request.token }
    guard underWay.count < limits.maximumUploads, ofThisSession < Self.maximumOfOneSession else {
      throw .busy
    }
    lastNumber += 1
    underWay[lastNumber] = request.token
    latest[Place(token: request.token, node: request.node)] = lastNumber
    return .begin(Claim(number: lastNumber, request: request))
  }

  /// The bytes are there: lets the event happen.
  func finish(_ claim: Claim, _ bytes: [UInt8]) throws(UploadRefusal) {
    let request = claim.request
    let isLatest = latest[Place(token: request.token, node: request.node)] == claim.number
    abandon(claim)
    guard isLatest else { throw .replaced }
    guard let session = registry.session(request.token) else { throw .unknownSession }
    let item = PhotosPickerItem(suggestedName: request.suggestedName, data: bytes)
    guard session.take(UserEvent(.choose(item), on: request.node)) else { throw .notTaken }
    session.takenUploads.insert(request.name)
  }

  /// The bytes never came.
  func abandon(_ claim: Claim) {
    underWay[claim.number] = nil
    let place = Place(token: claim.request.token, node: claim.request.node)
    if latest[place] == claim.number { latest[place] = nil }
  }
}
