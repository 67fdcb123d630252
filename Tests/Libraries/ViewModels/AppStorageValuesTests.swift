import Bindery
import Synchronization
import Testing

@testable import BinderyViewModels

/// The settings of a user in an app.
@MainActor
@Suite struct AppStorageValuesTests {
  private enum Unit: String { case metric, imperial }

  private final class Saved: Sendable {
    let entries = Mutex<[String]>([])
    func note(_ entry: String) { entries.withLock { $0.append(entry) } }
  }

  @Test func storedValuesAreRead() {
    let values = AppStorageValues(
      values: ["name": "\"Ada\"", "unit": "\"imperial\"", "size": "\"large\"", "none": "null"], save: nil)
    #expect(values.cell("name", initial: "", coding: .codable).value == "Ada")
    #expect(values.cell("unit", initial: Unit.metric, coding: .raw).value == .imperial)
    #expect(values.cell("size", initial: 3, coding: .codable).value == 3)
    #expect(values.cell("none", initial: Unit?.some(.metric), coding: .optionalRaw()).value == nil)
  }

  @Test func allWindowsShareAValue() {
    let values = AppStorageValues()
    let one = values.cell("unit", initial: Unit.metric, coding: .raw)
    let other = values.cell("unit", initial: Unit.metric, coding: .raw)
    one.value = .imperial
    #expect(other.value == .imperial)
  }

  @Test func changesAreStoredInOrder() async {
    let saved = Saved()
    let values = AppStorageValues(values: [:]) { json, key in saved.note("\(key)=\(json ?? "nil")") }
    let scope = WorkScope()
    WorkScope.$current.withValue(scope) {
      let cell = values.cell("n", initial: 0, coding: .codable)
      cell.value = 1
      cell.value = 2
      cell.value = 0
    }
    await scope.idle()
    #expect(saved.entries.withLock { $0 } == ["n=1", "n=2", "n=nil"])
  }

  @Test func allChangesAreStoredBeforeAHostEnds() async {
    let saved = Saved()
    let values = AppStorageValues(values: [:]) { json, key in
      for _ in 0..<20 { await Task.yield() }
      saved.note("\(key)=\(json ?? "nil")")
    }
    let cell = values.cell("n", initial: 0, coding: .codable)
    cell.value = 1
    cell.value = 2
    await values.finishSaving()
    #expect(saved.entries.withLock { $0 } == ["n=1", "n=2"])
  }

  @Test func failuresAreReported() async {
    struct Full: Error {}
    let values = AppStorageValues(values: [:]) { _, _ in throw Full() }
    let scope = WorkScope()
    WorkScope.$current.withValue(scope) { values.cell("n", initial: 0, coding: .codable).value = 1 }
    await scope.idle()
    #expect(values.failure?.hasPrefix("A setting could not be stored") == true)
  }
}
