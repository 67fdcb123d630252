import BinderyHTML
import BinderyViews
import Testing

@testable import BinderyWeb

/// What a window asks of its page besides showing patches.
@MainActor
@Suite struct WindowEffectTests {
  private let logIns = LogIns(directory: TestUsers(), limits: WebLimits())

  private func session(_ view: FakeViewSource, _ user: WindowUser? = nil) -> Session {
    let session = Session(view, limits: WebLimits(), browser: BrowserToken(), user: user) { _ in }
    _ = session.resume(on: TestConnection().connection, after: 0)
    return session
  }

  @Test func effectsFollowTheChangesInTheirBatch() {
    let view = FakeViewSource()
    let session = session(view)
    view.query = "q=tea"
    view.effects = [
      .open("https://example.org"), .scroll(ScrollRequest(node: NodeID(rawValue: 7), anchor: nil)),
      .focus(NodeID(rawValue: 8)),
    ]
    view.change("1")
    #expect(
      session.takeFrames() == [
        #"[-5,"q=tea"]"#, #"[1,0,[1,["o",1,"https://example.org"],["s",7,"nearest","nearest"],["f",8]]]"#,
      ])
    #expect(session.takeFrames().isEmpty)
  }

  @Test func addressesThatAreNotAllowedAreNotOpened() {
    #expect(WindowEffect.open("javascript:alert(1)").operation == nil)
    #expect(WindowEffect.open("https://example.org").operation == .open("https://example.org"))
  }

  @Test func aLogInLeadsThePageToItsTicket() async throws {
    let user = WindowUser(logIns, nil, from: .unknown)
    let view = FakeViewSource()
    let session = session(view, user)
    view.change("1")
    #expect(try await user.logIn("ada"))
    let frames = session.takeFrames()
    #expect(frames.count == 1)
    #expect(
      frames[0].wholeMatch(of: /\[1,0,\[1,\["o",1,"\/bindery\/log-in\?ticket=[0-9a-f]{32}"\]\]\]/) != nil)
    #expect(session.takeFrames().isEmpty)
  }

  @Test func aLogInWhileTheViewIsMountedLeadsThePageToItsTicket() async throws {
    let user = WindowUser(logIns, nil, from: .unknown)
    #expect(try await user.logIn("ada"))
    let session = session(FakeViewSource(), user)
    #expect(session.takeFrames().first?.contains(WireProtocol.logInPath) == true)
    #expect(logIns.ticketCount == 1)
  }
}
