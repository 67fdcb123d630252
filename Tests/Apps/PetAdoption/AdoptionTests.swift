import Bindery
import BinderyStore
import BinderyTesting
@testable import PetAdoptionViewModels
import Testing

@Suite(.workScope) @MainActor
struct AdoptionTests {
  private let test: TestShelter
  private let window: PetAdoptionViewModel
  private let page: PetPageViewModel

  init() async throws {
    test = try TestShelter()
    window = test.window()
    page = try #require(window.page("stella"))
    await settle()
  }

  @Test func availablePetCanOnlyBeReserved() {
    #expect(page.card?.statusText == "Available")
    #expect(page.statusSentence == "Stella is looking for a home.")
    #expect([page.canReserve, page.canUnreserve, page.canAdopt] == [true, false, false])
  }

  @Test func reservedPetCanBeGivenUpOrTakenHome() async {
    page.reserve()
    await settle()
    #expect(page.card?.statusText == "Reserved")
    #expect([page.canReserve, page.canUnreserve, page.canAdopt] == [false, true, true])
  }

  @Test func reservationIsGivenUp() async {
    page.reserve()
    await settle()
    page.unreserve()
    await settle()
    #expect(page.card?.isAvailable == true)
  }

  @Test func adoptedPetCanBeBroughtBackInAnyWindow() async throws {
    let other = try #require(test.window().page("stella"))
    page.reserve()
    await settle()
    #expect(!other.canBringBack)
    page.adopt()
    await settle()
    #expect(other.canBringBack)
    other.bringBack()
    await settle()
    #expect(page.card?.statusText == "Reserved")
    #expect([page.canUnreserve, page.canAdopt, page.canBringBack] == [true, true, false])
    page.bringBack()
    await settle()
    #expect(page.failure == "This has been undone already.")
  }

  @Test func adoptionCanBeUndoneForTenMinutes() async {
    page.reserve()
    await settle()
    page.adopt()
    await settle()
    await test.clock.advance(by: .seconds(599))
    #expect(page.canBringBack)
    await test.clock.advance(by: .seconds(1))
    #expect(!page.canBringBack)
    page.bringBack()
    await settle()
    #expect(page.card?.isAdopted == true)
    #expect(page.failure == "The ten minutes in which this could be undone are over.")
  }

  @Test func eachAdoptionHasTenMinutesOfItsOwn() async throws {
    let second = try #require(window.page("olive"))
    for page in [page, second] {
      page.reserve()
      await settle()
      page.adopt()
      await settle()
      await test.clock.advance(by: .seconds(300))
    }
    #expect([page.canBringBack, second.canBringBack] == [false, true])
    await test.clock.advance(by: .seconds(300))
    #expect(!second.canBringBack)
  }

  @Test func adoptedPetStaysAdopted() async {
    page.reserve()
    await settle()
    page.adopt()
    await settle()
    #expect(page.card?.statusText == "Adopted")
    #expect(page.statusSentence == "Stella has found a home.")
    #expect([page.canReserve, page.canUnreserve, page.canAdopt] == [false, false, false])
    page.unreserve()
    await settle()
    #expect(page.card?.isAdopted == true)
    #expect(page.failure == "This pet has found a home already.")
  }

  @Test func everyWindowSeesAReservationAtOnce() async {
    let other = test.window()
    await settle()
    page.reserve()
    await settle()
    #expect(other.shelf.cards[0].isReserved)
    #expect(other.shelf.cards[1].isAvailable)
  }

  @Test func changeFeedShowsExternalChanges() async {
    let neighbor = PetAdoptionViewModel(shelter: test.neighbor())
    await settle()
    page.reserve()
    // The feed reports it. The stream of states ends the wait, even on a slow machine.
    let reserved = Computed { neighbor.shelf.cards[0].isReserved }
    for await isReserved in reserved.driver.values where isReserved { break }
    #expect(neighbor.shelf.cards[0].statusText == "Reserved")
  }

  @Test func secondReservationHasAReadableError() async throws {
    try await test.book.take(.reserve, for: "stella", at: TestShelter.today)
    page.reserve()
    await settle()
    #expect(page.failure == "This pet is reserved already, perhaps in another window.")
    #expect(page.card?.isReserved == true)
    page.unreserve()
    await settle()
    #expect(page.failure == nil)
  }

  @Test(arguments: AdoptionState.allCases, AdoptionStep.allCases)
  func stepsFollowTheStateDiagram(_ state: AdoptionState, _ step: AdoptionStep) {
    let expected: AdoptionState? =
      switch (state, step) {
      case (.available, .reserve): .reserved
      case (.reserved, .unreserve): .available
      case (.reserved, .adopt): .adopted
      case (.adopted, .bringBack): .reserved
      default: nil
      }
    #expect(state.after(step) == expected)
  }

  @Test func unsavedStatesAreUnchangedAndReportTheReason() async throws {
    await settle()
    test.faults.failWriting(FullDisk())
    page.reserve()
    await settle()
    #expect(page.canReserve)
    #expect(!page.isBusy)
    #expect(page.failure == "There is no room left. Free some space and try again.")
  }

  @Test func unsavedFavoritesReportTheReasonOnThePage() async throws {
    await settle()
    test.faults.failWriting(FullDisk())
    page.card?.toggleFavorite()
    await settle()
    #expect(page.card?.isFavorite == false)
    #expect(page.failure == "There is no room left. Free some space and try again.")
    test.faults.failWriting(nil)
    page.card?.toggleFavorite()
    await settle()
    #expect(page.failure == nil)
  }

  @Test func savedStepsSucceedEvenIfReadingFails() async throws {
    await settle()
    test.faults.failReading(FullDisk())
    page.reserve()
    await settle()
    #expect(page.failure == nil)
    #expect(
      page.notice
        == "What is shown here may be old. There is no room left. Free some space and try again.")
    #expect(window.shelf.bookNotice == page.notice)
    test.faults.failReading(nil)
    page.readAgain()
    await settle()
    #expect(page.notice == nil)
    #expect(page.card?.isReserved == true)
  }
}
