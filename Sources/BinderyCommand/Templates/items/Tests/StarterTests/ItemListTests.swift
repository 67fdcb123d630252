import BinderyStore
import BinderyTesting
import StarterViewModels
import Testing

@Suite(.workScope) @MainActor
struct ItemListTests {
  @Test func aChangeIsKeptAndCanBeUndone() async throws {
    let store = try Store.inMemory()
    let items = ItemList(store: store)
    await items.load()
    let item = Item(title: "First")
    let added = try await items.save(item)
    #expect(items.state.value == [item])
    try await items.undo(added)
    #expect(items.state.value == [])
    #expect(try await store.all(Item.self).isEmpty)
  }

  @Test func whatWasRemovedReturnsToItsPlace() async throws {
    let items = ItemList(store: try Store.inMemory())
    let all = [Item(title: "First"), Item(title: "Second")]
    for item in all { _ = try await items.save(item) }
    let removed = try await items.remove(all[0].id)
    #expect(items.state.value == [all[1]])
    try await items.undo(removed)
    #expect(items.state.value == all)
  }
}
