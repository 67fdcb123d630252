import Bindery
import BinderyViews
import Testing

@testable import BinderyWeb

/// The acceptance of uploads, without a network.
@MainActor
struct UploadRegistryTests {
  private let sessions: SessionRegistry
  private let uploads: UploadRegistry
  private let source = FakeViewSource()
  private let session: Session

  init() throws {
    var limits = WebLimits()
    limits.maximumUploads = 3
    sessions = SessionRegistry(limits: limits)
    uploads = UploadRegistry(sessions: sessions, limits: limits)
    session = try #require(sessions.open(source))
  }

  private func request(_ name: String, node: UInt32 = 5, of session: Session? = nil) -> UploadRequest {
    UploadRequest(
      token: (session ?? self.session).token, node: NodeID(rawValue: node), name: name, suggestedName: nil,
      length: 1)
  }

  private func reservation(_ request: UploadRequest) throws -> UploadRegistry.Reservation {
    guard case .begin(let reservation) = try uploads.begin(request) else { throw UploadError.busy }
    return reservation
  }

  @Test func aWindowMayUploadTwoFilesAtOnce() throws {
    let first = try reservation(request("a", node: 1))
    _ = try reservation(request("b", node: 2))
    #expect(throws: UploadError.busy) { try uploads.begin(request("c", node: 3)) }
    uploads.abandon(first)
    uploads.abandon(first)
    #expect(throws: Never.self) { try uploads.begin(request("c", node: 3)) }
  }

  @Test func allWindowsTogetherAreBounded() throws {
    for number in 0..<3 {
      let other = try #require(sessions.open(FakeViewSource()))
      _ = try reservation(request("\(number)", of: other))
    }
    #expect(uploads.count == 3)
    #expect(throws: UploadError.busy) { try uploads.begin(request("more")) }
  }

  @Test func theOldestUploadOfTheAddressWithTheMostGivesWayToAnAddressWithFewer() async throws {
    func begin(_ name: String, from address: ClientAddress) throws -> UploadRegistry.Reservation {
      let other = try #require(sessions.open(FakeViewSource()))
      guard case .begin(let reservation) = try uploads.begin(request(name, of: other), from: address) else {
        throw UploadError.busy
      }
      return reservation
    }
    let kept = try begin("a", from: .at("192.0.2.2"))
    let slow = try ["b", "c"].map { try begin($0, from: .at("192.0.2.9")) }
    #expect(throws: UploadError.busy) { try begin("d", from: .at("192.0.2.9")) }
    let newcomer = try begin("e", from: .example)
    #expect(uploads.count == 3)
    for await _ in slow[0].displacement {}
    #expect(throws: UploadError.busy) { _ = try uploads.finish(slow[0], [1]) }
    // All have one now, and nobody gives way.
    #expect(throws: UploadError.busy) { try begin("f", from: .at("192.0.2.3")) }
    for reservation in [kept, slow[1], newcomer] { _ = try uploads.finish(reservation, [1]) }
    #expect(uploads.count == 0)
  }

  @Test func oneAddressLeavesRoomForOthers() throws {
    var limits = WebLimits()
    limits.maximumUploadsPerAddress = 1
    let uploads = UploadRegistry(sessions: sessions, limits: limits)
    let request = request("a", node: 1)
    _ = try uploads.begin(request, from: .at("2001:db8:1:1::1"))
    let other = try #require(sessions.open(FakeViewSource()))
    #expect(throws: UploadError.busy) {
      try uploads.begin(self.request("b", of: other), from: .at("2001:db8:1:2::1"))
    }
    _ = try uploads.begin(self.request("b", of: other), from: .example)
  }

  @Test func anAddressBeginsUploadsAtALimitedRate() throws {
    var limits = WebLimits()
    limits.maximumUploadBurst = 2
    let uploads = UploadRegistry(sessions: sessions, limits: limits) { [now = ContinuousClock.now] in now }
    for name in ["a", "b"] {
      guard case .begin(let reservation) = try uploads.begin(request(name), from: .example) else { continue }
      uploads.abandon(reservation)
    }
    #expect(throws: UploadError.busy) { try uploads.begin(request("c"), from: .example) }
    _ = try uploads.begin(request("c"), from: .at("192.0.2.2"))
  }

  @Test func theLaterUploadForANodeIsAccepted() throws {
    let earlier = try reservation(request("a"))
    let later = try reservation(request("b"))
    #expect(throws: UploadError.replaced) { try uploads.finish(earlier, [1]) }
    _ = try uploads.finish(later, [2])
    #expect(source.events.count == 1)
    #expect(uploads.count == 0)
  }

  @Test func theWorkOfAnUploadLastsAsLongAsItsPlainTask() async throws {
    let (gate, open) = AsyncStream<Never>.makeStream()
    source.onSend = { Task { for await _ in gate {} } }
    let work = try uploads.finish(try reservation(request("a")), [1])
    #expect(!work.isDone)
    #expect(session.isBusy)
    open.finish()
    await work.done(atMost: .seconds(600))
    #expect(work.isDone)
  }

  @Test func acceptedUploadsAreRememberedForAWhile() throws {
    _ = try uploads.finish(try reservation(request("a")), [1])
    #expect(try uploads.begin(request("a")) == .alreadyAccepted)
    for number in 0..<16 { _ = try uploads.finish(try reservation(request("\(number)")), [1]) }
    #expect(try uploads.begin(request("a")) != .alreadyAccepted)
  }

  @Test func aSessionThatEndedMeanwhileAcceptsNothing() throws {
    let reservation = try reservation(request("a"))
    sessions.remove(session.token)
    #expect(throws: UploadError.unknownSession) { try uploads.finish(reservation, [1]) }
    #expect(source.events.isEmpty)
  }
}
