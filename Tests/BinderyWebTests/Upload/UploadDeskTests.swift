import BinderyViews
import Testing

@testable import BinderyWeb

/// Who may bring a picture, without a network.
@MainActor
struct UploadDeskTests {
  private let registry: SessionRegistry
  private let desk: UploadDesk
  private let presentation = FakePresentation()
  private let session: Session

  init() throws {
    var limits = WebLimits()
    limits.maximumUploads = 3
    registry = SessionRegistry(limits: limits)
    desk = UploadDesk(registry: registry, limits: limits)
    session = Session(presentation, limits: limits) { _ in }
    _ = registry.add(session)
  }

  private func request(_ name: String, node: UInt32 = 5, of session: Session? = nil) -> UploadRequest {
    UploadRequest(
      token: (session ?? self.session).token, node: NodeID(rawValue: node), name: name, suggestedName: nil,
      length: 1)
  }

  private func claim(_ request: UploadRequest) throws -> UploadDesk.Claim {
    guard case .begin(let claim) = try desk.begin(request) else { throw UploadRefusal.busy }
    return claim
  }

  @Test func aWindowMayBringTwoAtOnce() throws {
    let first = try claim(request("a", node: 1))
    _ = try claim(request("b", node: 2))
    #expect(throws: UploadRefusal.busy) { try desk.begin(request("c", node: 3)) }
    desk.abandon(first)
    desk.abandon(first)
    #expect(throws: Never.self) { try desk.begin(request("c", node: 3)) }
  }

  @Test func allWindowsTogetherAreBounded() throws {
    for number in 0..<3 {
      let other = Session(FakePresentation(), limits: WebLimits()) { _ in }
      _ = registry.add(other)
      _ = try claim(request("\(number)", of: other))
    }
    #expect(desk.count == 3)
    #expect(throws: UploadRefusal.busy) { try desk.begin(request("more")) }
  }

  @Test func theLaterOneForANodeIsTheOneThatIsTaken() throws {
    let earlier = try claim(request("a"))
    let later = try claim(request("b"))
    #expect(throws: UploadRefusal.replaced) { try desk.finish(earlier, [1]) }
    try desk.finish(later, [2])
    #expect(presentation.events.count == 1)
    #expect(desk.count == 0)
  }

  @Test func whatWasTakenIsRememberedForAWhile() throws {
    try desk.finish(try claim(request("a")), [1])
    #expect(try desk.begin(request("a")) == .alreadyTaken)
    for number in 0..<16 { try desk.finish(try claim(request("\(number)")), [1]) }
    #expect(try desk.begin(request("a")) != .alreadyTaken)
  }

  @Test func aSessionThatEndedMeanwhileTakesNothing() throws {
    let claim = try claim(request("a"))
    registry.remove(session.token)
    #expect(throws: UploadRefusal.unknownSession) { try desk.finish(claim, [1]) }
    #expect(presentation.events.isEmpty)
  }
}
