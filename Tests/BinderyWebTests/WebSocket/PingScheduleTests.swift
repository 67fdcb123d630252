import Testing

@testable import BinderyWeb

@Suite struct PingScheduleTests {
  @Test func activePeersAreNeverPinged() {
    var pings = PingSchedule()
    for _ in 1...5 {
      pings.received()
      #expect(pings.tick() == .nothing)
    }
  }

  @Test func silentPeersArePingedOnceAndThenClosed() {
    var pings = PingSchedule()
    #expect(pings.tick() == .nothing)
    #expect(pings.tick() == .ping)
    #expect(pings.tick() == .close)
  }

  @Test func repliesRestartThePingSchedule() {
    var pings = PingSchedule()
    _ = pings.tick()
    #expect(pings.tick() == .ping)
    pings.received()
    #expect(pings.tick() == .nothing)
    #expect(pings.tick() == .ping)
  }
}
