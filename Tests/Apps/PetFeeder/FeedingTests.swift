import BinderyTesting
import BinderyViewModels
import Foundation
@testable import PetFeederViewModels
import Testing

@Suite(.workScope) @MainActor
struct FeedingTests {
  private let test: TestFeeder

  init() throws { test = try TestFeeder() }

  @Test func petWithoutFeedingsShowsAMessage() async throws {
    let window = await test.window("Selina")
    let card = try #require(window.cards.card)
    #expect(!card.hasBeenFed)
    #expect(card.lastFedTitle == "Last fed at")
    #expect(card.lastFedTime == "No feeding events")
    #expect(card.lastMeal == "")
    #expect(card.fedTodayText == "Not fed today")
    #expect(card.duty == nil)
  }

  @Test func cardShowsDayTimeAndMealOfTheLastFeeding() async throws {
    let window = await test.window("Selina")
    await window.feed(0, "Dry, 20g")
    let card = try #require(window.cards.card)
    #expect(card.lastFedTitle == "Last fed at")
    #expect(card.lastFedTime == "Today, 12:00 PM")
    #expect(card.lastMeal == "Dry, 20g")
    #expect(card.fedTodayText == "Fed once today, 20 g")
  }

  @Test func everyMealUsedSoFarIsOfferedThisPetsFirst() async {
    let window = await test.window("Selina", "Bruce")
    for (pet, meal) in [(0, "Dry"), (1, "Wet"), (0, "Fish"), (1, "Dry"), (0, "Dry")] {
      await test.clock.advance(by: .seconds(60))
      await window.feed(pet, meal)
    }
    window.cards.show(0)
    window.cards.card?.feed()
    #expect(window.feeding.asksForFood)
    #expect(window.feeding.meals == ["Dry", "Fish", "Wet"])
    window.feeding.asksForFood = false
    #expect(window.feeding.meals.isEmpty)
    window.page(at: 1).content?.card.feed()
    #expect(window.feeding.petName == "Bruce")
    #expect(window.feeding.meals == ["Dry", "Wet", "Fish"])
  }

  @Test func newMealIsDescribedAndOfferedFromThenOn() async {
    let window = await test.window("Selina")
    window.cards.card?.feed()
    window.feeding.askForMeal()
    window.feeding.asksForFood = false
    #expect(window.feeding.asksForMeal)
    window.feeding.add("  Dry,  20g ")
    window.feeding.asksForMeal = false
    await settle()
    window.cards.card?.feed()
    #expect(window.feeding.meals == ["Dry, 20g"])
  }

  @Test(arguments: ["", " \n "])
  func mealWithoutADescriptionIsRefused(_ meal: String) async {
    let window = await test.window("Selina")
    window.cards.card?.feed()
    window.feeding.askForMeal()
    window.feeding.add(meal)
    await settle()
    #expect(window.alert?.message == "You didn't enter meal description.")
    #expect(window.cards.card?.hasBeenFed == false)
  }

  @Test func feedingCanBeUndone() async {
    let window = await test.window("Selina")
    await window.feed(0, "Dry, 20g")
    #expect(window.notice.text == "“Selina” was fed.")
    window.notice.undo()
    await settle()
    #expect(window.cards.card?.hasBeenFed == false)
  }

  @Test func feedingPersonIsRecordedAndOffered() async throws {
    let window = await test.window("Selina")
    #expect(window.people.title == "Who is feeding?")
    window.people.add(" Ada ")
    #expect(window.people.title == "Ada is feeding")
    await window.feed(0, "Dry, 20g")
    #expect(window.cards.card?.lastMeal == "Dry, 20g · by Ada")
    let other = await test.window()
    #expect(other.people.names == ["Ada"])
    #expect(other.people.title == "Who is feeding?")
    window.people.choose(nil)
    await window.feed(0, "Wet, 85 g")
    #expect(window.cards.card?.lastMeal == "Wet, 85 g")
    window.people.add(" ")
    #expect(window.alert?.message == "You didn't enter a name.")
  }

  @Test(arguments: [
    ("en_US", 0, 45, "12:45 AM"), ("en_US", 12, 45, "12:45 PM"), ("de_DE", 0, 45, "00:45"),
    ("de_DE", 12, 45, "12:45"),
  ])
  func midnightDiffersFromNoon(_ locale: String, _ hour: Int, _ minute: Int, _ text: String) async throws {
    let test = try TestFeeder(locale: locale)
    let pet = Pet(name: "Selina", addedAt: .noon)
    try await test.store.keep(pet, Feeding(pet: pet.id, meal: "Dry", at: .at(hour, minute, day: -1)))
    let window = await test.window()
    #expect(window.cards.card?.lastFedTime == "Yesterday, \(text)")
  }

  @Test(arguments: [(-2, "Thursday, Nov 19, 8:05 AM"), (-400, "Oct 17, 2025, 8:05 AM")])
  func daysOfLongAgoAreNamed(_ day: Int, _ text: String) async throws {
    let pet = Pet(name: "Selina", addedAt: .noon)
    try await test.store.keep(pet, Feeding(pet: pet.id, meal: "Dry", at: .at(8, 5, day: day)))
    #expect(await test.window().cards.card?.lastFedTime == text)
  }

  @Test func todayBecomesYesterdayAtMidnight() async {
    let window = await test.window("Selina")
    await window.feed(0, "Dry, 20g")
    await window.feed(0, "Dry, 30g")
    #expect(window.list.rows[0].fedTodayText == "Fed twice today, 50 g")
    await test.clock.advance(by: .seconds(12 * 3600))
    #expect(window.list.rows[0].fedTodayText == "Not fed today")
    #expect(window.cards.card?.lastFedTime == "Yesterday, 12:00 PM")
  }

  @Test func cardsAreTurnedAndTheSamePetStaysInSight() async {
    let window = await test.window("Selina", "Bruce", "Alfred")
    #expect(window.cards.dots == "● ○ ○")
    #expect(!window.cards.hasPrevious)
    window.cards.next()
    window.cards.next()
    window.cards.next()
    #expect(window.cards.card?.name == "Alfred")
    #expect(window.cards.positionText == "Pet 3 of 3")
    #expect(!window.cards.hasNext)
    window.list.delete(at: 0)
    await settle()
    #expect(window.cards.card?.name == "Alfred")
    window.notice.undo()
    await settle()
    #expect(window.cards.card?.name == "Alfred")
    window.list.delete(at: 2)
    await settle()
    #expect(window.cards.card?.name == "Bruce")
    window.list.delete(at: 1)
    window.list.delete(at: 0)
    await settle()
    #expect(window.cards.card == nil)
  }
}
