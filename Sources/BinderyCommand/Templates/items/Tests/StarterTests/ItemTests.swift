import BinderyStore
import BinderyTesting
import StarterViewModels
import Testing

@Suite(.workScope) @MainActor
struct ItemTests {
  @Test func aChangeIsKeptAndCanBeUndone() async throws {
    let store = try Store.inMemory()
    let items = SharedRecords<Item>(store)
    let item = Item(title: "First")
    try await items.save(item)
    #expect(try await store.all(Item.self) == [item])
    let removed = try await items.remove(item.id)
    #expect(items.all == [])
    try await removed.undo()
    #expect(items.all == [item])
  }
}
