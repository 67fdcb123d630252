import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct FaultyLinkTests {
  @Test func messagesAreDelayedDoubledAndLost() async {
    let clock = TestClock()
    let link = FaultyLink(clock, latency: .seconds(0.2))
    var arrived: [String] = []
    link.onReceive = { message, _ in arrived.append(message) }
    link.script(.up, message: 1, .arrivesTwice(after: .seconds(0.1), and: .seconds(1)))
    link.script(.up, message: 2, .isLost)

    for message in ["a", "b", "c"] { link.send(message, .up) }
    await clock.advance(by: .seconds(0.5))
    #expect(arrived == ["b", "a"])

    link.cut()
    await clock.advance(by: .seconds(9))
    #expect(arrived == ["b", "a"])
  }
}
