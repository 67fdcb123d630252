import BinderyTesting
import BinderyViews
import Testing

@MainActor
struct PinboardTests {
  @Test func commandsActOnTheBoardOfTheirWindow() {
    let host = TestHost(windowOf: PinboardApp().body)
    #expect(host.commands == ["New card", "Archive all cards", "Show the archive"])
    host.press(KeyboardShortcut("g"))
    host.choose(command: "Archive all cards")
    host.choose(command: "Show the archive")
    #expect(host.shows("Archived: Card 3"))
    #expect(host.commands == ["New card", "Show the archive"])
  }
}
