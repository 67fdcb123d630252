import BinderyStore
import BinderyTesting
import Testing

@Suite(.workScope) @MainActor
struct ChatTests {
  @Test func windowsOfTwoProcessesSeeEachOther() async throws {
    let (clock, link) = (TestClock(), TopicLink())
    let stores = [try Store.inMemory(link: link, clock: clock), try Store.inMemory(link: link, clock: clock)]
    let ana = ChatViewModel(me: Guest(id: "ana", name: "Ana"), store: stores[0])
    let ben = ChatViewModel(me: Guest(id: "ben", name: "Ben"), store: stores[1])
    await settle()
    #expect(ana.names == ["Ana", "Ben"])
    try ben.type()
    await settle()
    #expect(ana.typing == "Ben is typing")
    stores[1].close()
    await clock.advance(by: .seconds(10))
    #expect(ana.names == ["Ana"])
  }
}
