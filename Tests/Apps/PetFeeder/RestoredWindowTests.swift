import BinderyViewModels
import BinderyTesting
@testable import PetFeederViewModels
import Testing

/// The dialogs of a window whose server was restarted.
@Suite(.workScope) @MainActor
struct RestoredWindowTests {
  private let test: TestFeeder
  private let scene = SceneState()
  private let window: PetFeederViewModel

  init() async throws {
    test = try TestFeeder()
    let scene = scene
    let window = PetFeederViewModel(feeder: test.feeder, scene: scene)
    self.window = window
    await settle()
    window.list.add("Selina")
    await settle()
  }

  /// Another window with what the first one has stored.
  private func restored() async -> PetFeederViewModel {
    let other = SceneState()
    let window = PetFeederViewModel(feeder: test.feeder, scene: other)
    other.restore(scene.snapshot)
    await settle()
    return window
  }

  @Test func alertIsRestoredAndThenTheRejectedName() async {
    window.list.askForPet()
    window.list.add(" ")
    window.list.asksForPet = false
    let again = await restored()
    #expect(again.alert == window.alert)
    #expect(again.showsAlert)
    again.showsAlert = false
    #expect(!again.showsAlert)
    #expect(again.list.asksForPet)
    #expect(again.list.typedPet == " ")
  }

  @Test func renameAlertIsRestored() async {
    window.list.edit(at: 0)
    window.list.askForName()
    window.list.rename(to: "")
    window.list.asksForName = false
    let again = await restored()
    again.showsAlert = false
    #expect(again.list.asksForName)
    #expect(again.list.oldName == "")
  }

  @Test func mealAlertIsRestored() async {
    window.cards.card?.feed()
    window.feeding.askForMeal()
    window.feeding.add("")
    window.feeding.asksForMeal = false
    let again = await restored()
    again.showsAlert = false
    #expect(again.feeding.asksForMeal)
    #expect(again.feeding.petName == "Selina")
  }

  @Test func weightAlertIsRestored() async throws {
    try #require(window.page(at: 0).content).health.addWeight("heavy")
    let again = await restored()
    let health = try #require(again.page(at: 0).content?.health)
    again.showsAlert = false
    #expect(health.asksForWeight)
    #expect(health.typedWeight == "heavy")
  }

  @Test func importConfirmationIsRestoredWithItsData() async throws {
    window.data.export()
    await settle()
    window.data.read(try #require(window.data.file))
    await settle()
    #expect(window.data.asksToReplace)
    let question = window.data.question
    let again = await restored()
    #expect(again.data.asksToReplace)
    #expect(again.data.question == question)
    again.list.add("Gone")
    await settle()
    again.data.replace()
    again.data.asksToReplace = false
    await settle()
    #expect(again.names == ["Selina"])
    window.data.asksToReplace = false
    #expect(!(await restored()).data.asksToReplace)
  }

  @Test func aLongFileIsNotStoredWithTheWindow() async throws {
    window.data.export()
    await settle()
    window.data.read(try #require(window.data.file) + String(repeating: " ", count: 8_000))
    await settle()
    #expect(window.data.asksToReplace)
    #expect(!(await restored()).data.asksToReplace)
  }
}
