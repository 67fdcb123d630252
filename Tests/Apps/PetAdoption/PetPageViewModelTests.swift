import BinderyTesting
@testable import PetAdoptionViewModels
import Testing

@Suite(.workScope) @MainActor
struct PetPageViewModelTests {
  @Test func pageShowsStoryAndHealth() async throws {
    let page = try #require(try TestShelter().window().page("olive"))
    #expect(page.title == "Loading...")
    #expect(page.isLoading)
    await settle()
    #expect(page.title == "Olive")
    #expect(page.subtitle == "Mixed · born July 19, 2017")
    #expect(page.story == "Olive likes people.")
    #expect(page.health.map(\.title) == ["Vaccinated", "Neutered", "Microchipped", "Weight"])
    #expect(page.health.map(\.value) == ["Yes", "Not yet", "Yes", "4.2 oz"])
    #expect(page.healthNote == nil)
  }

  @Test func treatmentsOfOtherSpeciesAreLeftOut() async throws {
    let page = try #require(try TestShelter().window().page("shelly"))
    await settle()
    #expect(page.health.map(\.title) == ["Microchipped", "Weight"])
    #expect(page.health.last?.value == "5.3 lb")
    #expect(page.healthNote == "Hungry in March.")
  }

  @Test func unknownPetIsNotFound() async throws {
    let page = try #require(try TestShelter().window().page("nobody"))
    await settle()
    #expect(page.title == "Pet not found")
    #expect(page.card == nil)
    #expect(!page.canReserve)
    page.reserve()
    await settle()
  }

  @Test(arguments: ["", "../etc", "<script>", "Stella", "é", String(repeating: "a", count: 65)])
  func addressesWithoutAValidNameAreNoRoutes(_ text: String) {
    #expect(PetRoute(text) == nil)
  }

  @Test func routeIsItsPartOfTheAddress() {
    #expect(PetRoute("stella-2")?.description == "stella-2")
  }

  @Test func closedWindowReleasesItsModels() async throws {
    let test = try TestShelter()
    await expectDeallocated {
      let window = test.window()
      await settle()
      _ = window.page("olive")?.card
      return window
    }
  }
}
