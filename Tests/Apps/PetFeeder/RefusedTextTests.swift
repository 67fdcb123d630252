import BinderyTesting
@testable import PetFeederViewModels
import Testing

/// A rejected text is offered again for editing.
@Suite(.workScope) @MainActor
struct RefusedTextTests {
  private let window: PetFeederViewModel
  private let test: TestFeeder
  private let long = String(repeating: "x", count: 200)

  init() async throws {
    test = try TestFeeder()
    window = await test.window("Selina")
  }

  @Test func mealPromptReturnsWithItsText() {
    window.cards.card?.feed()
    window.feeding.askForMeal()
    window.feeding.add(long)
    window.feeding.asksForMeal = false
    window.showsAlert = false
    #expect(window.feeding.asksForMeal)
    #expect(window.feeding.typedMeal == long)
  }

  @Test func personWeightAndMedicinePromptsReturnWithTheirText() throws {
    let health = try #require(window.page(at: 0).content?.health)
    window.people.add(long)
    window.showsAlert = false
    #expect(window.people.asksForName)
    #expect(window.people.typedName == long)
    health.addWeight("heavy")
    window.showsAlert = false
    #expect(health.asksForWeight)
    #expect(health.typedWeight == "heavy")
    health.addMedicine(long)
    window.showsAlert = false
    #expect(health.asksForMedicine)
    #expect(health.typedMedicine == long)
    #expect(window.alert == nil)
  }

  @Test func deletedPetsAreNotPromptedFor() async {
    window.list.edit(at: 0)
    window.list.askForName()
    window.list.rename(to: long)
    window.list.asksForName = false
    (await test.window()).list.delete(at: 0)
    await settle()
    window.showsAlert = false
    #expect(!window.list.asksForName)
  }

  @Test func farTooLongTextIsShortened() {
    window.list.add(String(repeating: "x", count: 1_000_000))
    window.showsAlert = false
    #expect(window.list.typedPet == String(repeating: "x", count: 1000))
  }
}
