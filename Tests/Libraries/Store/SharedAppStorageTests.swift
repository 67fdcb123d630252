import Bindery
import BinderyStore
@testable import BinderyViewModels
import Foundation
import Testing

/// Settings of a person in the windows of several processes.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct SharedAppStorageTests {
  /// Values that a test stores and reports as another process does. Storing waits for a gate.
  private actor GatedStore: AppStorageStore {
    private var stored: [String: String] = [:]
    private let gate: AsyncStream<Never>
    nonisolated let changes: AsyncStream<Set<String>>
    private let report: AsyncStream<Set<String>>.Continuation

    init(gate: AsyncStream<Never>) {
      self.gate = gate
      (changes, report) = AsyncStream.makeStream()
    }

    func appStorage(of owner: String) -> [String: String] { stored }

    func setAppStorage(_ json: String?, for key: String, of owner: String) async {
      for await _ in gate {}
      stored[key] = json
      report.yield([owner])
    }

    func store(_ values: [String: String], of owner: String) {
      stored.merge(values) { $1 }
      report.yield([owner])
    }

    nonisolated func appStorageChanges() -> AsyncStream<Set<String>> { changes }
  }

  /// The values of a cell from now on.
  private func values<Value: Equatable & Sendable>(
    of cell: StorageCell<Value>
  ) -> (values: AsyncStream<Value>, follower: Disposable) {
    let (values, next) = AsyncStream<Value>.makeStream()
    return (values, effect(.detached) { next.yield(cell.value) })
  }

  private func withFolder(_ body: (String) async throws -> Void) async throws {
    let folder = NSTemporaryDirectory() + "/bindery-settings-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body(folder)
  }

  @Test func aSettingChangedInOneProcessIsShownInAnother() async throws {
    try await withFolder { folder in
      let stores = [try Store.open(folder: folder), try Store.open(folder: folder)]
      let registries = stores.map { AppStorageRegistry(store: $0) { Issue.record("\($0)") } }
      let first = await registries[0].values(of: "ada", app: "notes")
      let second = await registries[1].values(of: "ada", app: "notes")
      let cell = second.cell("size", initial: 0, coding: .codable)
      let bob = await registries[1].values(of: "bob", app: "notes")
      let (sizes, follower) = values(of: cell)
      defer { follower.dispose() }
      first.cell("size", initial: 0, coding: .codable).value = 7
      for await size in sizes where size == 7 { break }
      // Back to the default, which is not stored.
      first.cell("size", initial: 0, coding: .codable).value = 0
      for await size in sizes where size == 0 { break }
      // Also one that no view of the second process has read yet.
      first.cell("unit", initial: "", coding: .codable).value = "cm"
      first.cell("size", initial: 0, coding: .codable).value = 1
      for await size in sizes where size == 1 { break }
      #expect(second.cell("unit", initial: "", coding: .codable).value == "cm")
      #expect(bob.cell("size", initial: 0, coding: .codable).value == 0)
      await registries[0].finishSaving()
    }
  }

  @Test func aChangeThatIsBeingStoredIsNotReverted() async throws {
    let (gate, open) = AsyncStream<Never>.makeStream()
    let store = GatedStore(gate: gate)
    let registry = AppStorageRegistry(store: store) { Issue.record("\($0)") }
    let settings = await registry.values(of: "ada", app: "notes")
    let size = settings.cell("size", initial: 0, coding: .codable)
    let unit = settings.cell("unit", initial: "", coding: .codable)
    var sizes: [Int] = []
    let follower = effect(.detached) { sizes.append(size.value) }
    let (units, unitFollower) = values(of: unit)
    defer {
      follower.dispose()
      unitFollower.dispose()
    }
    size.value = 2
    await store.store(["size": "1"], of: "ada/notes")
    open.finish()
    await registry.finishSaving()
    await store.store(["unit": "\"cm\""], of: "ada/notes")
    for await unit in units where unit == "cm" { break }
    #expect(sizes == [0, 2])
  }
}
