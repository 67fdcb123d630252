import BinderyStore
import BinderyTesting
import StarterViewModels
import Testing

@testable import Starter

@Suite(.workScope) @MainActor
struct ListTests {
  private let items: SharedRecords<Item>
  private let clock = TestClock()

  init() throws { items = SharedRecords(try Store.inMemory()) }

  private func openWindow() async -> TestHost {
    let host = TestHost { ListView(model: ListViewModel(items: items, clock: clock)) }
    await settle()
    return host
  }

  @Test func returnAddsWhatWasTyped() async {
    let host = await openWindow()
    host.enter("  Milk ", into: .field("New item"))
    host.submit(.field("New item"))
    await settle()
    #expect(host.shows("Milk"))
    #expect(host.shows("“Milk” was added."))
  }

  @Test func otherWindowsShowAChangeAtOnce() async {
    let (one, other) = (await openWindow(), await openWindow())
    one.enter("Milk", into: .field("New item"))
    one.tap("Add")
    await settle()
    other.toggle("Milk")
    await settle()
    #expect(one.shows("Milk"))
    #expect(items.all.map(\.isDone) == [true])
  }

  @Test func undoBringsARemovedItemBackForAMinute() async throws {
    try await items.save(Item(title: "Milk"))
    let host = await openWindow()
    host.tap("Remove Milk")
    await settle()
    #expect(!host.shows("Milk"))
    host.tap("Undo")
    await settle()
    #expect(host.shows("Milk"))

    host.tap("Remove Milk")
    await clock.advance(by: .seconds(60))
    #expect(!host.shows(.button("Undo")))
  }
}
