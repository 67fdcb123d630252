import BinderyStore
import BinderyTesting
@testable import PetFeederViewModels
import Testing

/// A meal time with any values, as another program could store it.
private struct WildMealTime: Record {
  static let collection = "petfeeder.mealtime"
  let id: String
  let pet: String
  let minute: Int
  let meal: String
}

@Suite(.workScope) @MainActor
struct OldRecordTests {
  @Test(arguments: [Int.min, -1, 1440, Int.max])
  func invalidMealTimesAreLeftOut(_ minute: Int) async throws {
    let test = try TestFeeder()
    let pet = Pet(name: "Selina", addedAt: .noon)
    try await test.store.keep(pet)
    try await test.store.save(WildMealTime(id: "wild", pet: pet.id, minute: minute, meal: "x"))
    try await test.store.save(WildMealTime(id: "tame", pet: pet.id, minute: 480, meal: "x"))
    let window = await test.window()
    let schedule = try #require(window.page(at: 0).content?.schedule)
    #expect(schedule.rows.map(\.duty.text) == ["Overdue by 4 hours"])
  }

  @Test func invalidMealTimesDoNotBlockUpdates() async throws {
    let test = try TestFeeder()
    let window = await test.window("Selina")
    let pet = window.list.rows[0].id
    try await test.store.save(WildMealTime(id: "wild", pet: pet, minute: .min, meal: "x"))
    await window.feed(0, "Dry, 20g")
    #expect(window.list.rows[0].fedTodayText == "Fed once today, 20 g")
    #expect(window.page(at: 0).content?.schedule.rows.isEmpty == true)
  }
}
