import BinderyStore
import BinderyTesting
@testable import BinderyViewModels
@testable import PetFeederViewModels
import Testing

/// Who is feeding right now, in another window and in another process.
@Suite(.workScope) @MainActor
struct FeedingNowTests {
  private let clock = TestClock()

  @Test func othersSeeWhoChoosesAMealForThePet() async throws {
    let test = try TestFeeder(clock: clock)
    let one = await test.window("Selina", "Bruce")
    let other = await test.window()
    one.people.add("Ana")
    one.cards.card?.feed()
    await settle()
    #expect(other.cards.card?.othersFeedingText == "Ana is feeding Selina right now")
    #expect(one.cards.card?.othersFeedingText == nil)
    other.cards.next()
    #expect(other.cards.card?.othersFeedingText == nil)
    other.cards.previous()
    one.feeding.askForMeal()
    await settle()
    #expect(other.page(at: 0).content?.card.othersFeedingText == "Ana is feeding Selina right now")
    one.feeding.add("Dry, 20g")
    one.feeding.asksForMeal = false
    await clock.advance(by: .seconds(3))
    #expect(other.cards.card?.othersFeedingText == nil)
  }

  @Test func severalPeopleAreCounted() async throws {
    let test = try TestFeeder(clock: clock)
    let window = await test.window("Selina")
    let others = [await test.window(), await test.window()]
    others[0].cards.card?.feed()
    await settle()
    #expect(window.cards.card?.othersFeedingText == "Somebody is feeding Selina right now")
    others[1].cards.card?.feed()
    await settle()
    #expect(window.cards.card?.othersFeedingText == "2 people are feeding Selina right now")
    #expect(others[0].cards.card?.othersFeedingText == "Somebody is feeding Selina right now")
  }

  @Test func aClosedPageIsFeedingNobody() async throws {
    let test = try TestFeeder(clock: clock)
    let window = await test.window("Selina")
    let scene = SceneState()
    let other = PetFeederViewModel(feeder: test.feeder, scene: scene)
    await settle()
    other.cards.card?.feed()
    await settle()
    #expect(window.cards.card?.othersFeedingText != nil)
    scene.isShown = false
    await clock.advance(by: .seconds(3))
    #expect(window.cards.card?.othersFeedingText == nil)
  }

  @Test func peopleOfAnotherProcessAreShownUntilItIsKilled() async throws {
    let link = TopicLink()
    let pet = Pet(name: "Selina", addedAt: .noon)
    let stores = try (0..<2).map { _ in try Store.inMemory(link: link, clock: clock) }
    for store in stores { try await store.keep(pet) }
    let one = await (try TestFeeder(clock: clock, store: stores[0])).window()
    let other = await (try TestFeeder(clock: clock, store: stores[1])).window()
    other.people.add("Ben")
    other.cards.card?.feed()
    await settle()
    #expect(one.cards.card?.othersFeedingText == "Ben is feeding Selina right now")
    stores[1].close()
    await clock.advance(by: .seconds(10))
    #expect(one.cards.card?.othersFeedingText == nil)
  }
}
