import Bindery
import BinderyStore
import BinderyTesting
import Foundation
@testable import PetAdoptionViewModels
import Testing

@Suite(.workScope) @MainActor
struct ShelfViewModelTests {
  private let test: TestShelter
  private let window: PetAdoptionViewModel
  private var shelf: ShelfViewModel { window.shelf }

  init() async throws {
    test = try TestShelter()
    window = test.window()
    await settle()
  }

  @Test func allPetsAreShownInTheirOrder() {
    #expect(window.names == ["Stella", "Olive", "Biscuit", "Shelly"])
    #expect(shelf.countText == "4 pets")
    #expect(shelf.notice == nil)
  }

  @Test func animalsAreFiltered() {
    shelf.species = .dogs
    #expect(window.names == ["Stella", "Biscuit"])
    #expect(shelf.countText == "2 of 4 pets")
    shelf.species = .tortoises
    #expect(window.names == ["Shelly"])
  }

  @Test(arguments: [
    (AgeChoice.any, ["Stella", "Olive", "Biscuit", "Shelly"]), (.young, ["Biscuit"]), (.adult, ["Stella"]),
    (.senior, ["Olive", "Shelly"]),
  ])
  func agesAreFiltered(_ age: AgeChoice, _ names: [String]) {
    shelf.age = age
    #expect(window.names == names)
  }

  @Test(arguments: [
    (FeeChoice.any, ["Stella", "Olive", "Biscuit", "Shelly"]), (.upTo50, ["Olive"]),
    (.upTo75, ["Stella", "Olive"]), (.upTo150, ["Stella", "Olive", "Shelly"]),
  ])
  func feesAreFiltered(_ fee: FeeChoice, _ names: [String]) {
    shelf.fee = fee
    #expect(window.names == names)
  }

  @Test func filtersCombineAndAreClearedTogether() {
    shelf.species = .dogs
    shelf.fee = .upTo50
    #expect(window.names.isEmpty)
    #expect(shelf.state.isEmpty)
    shelf.clearFilters()
    #expect(window.names.count == 4)
  }

  @Test func favoritesAreFiltered() async {
    shelf.cards[1].toggleFavorite()
    await settle()
    shelf.showsFavoritesOnly = true
    #expect(window.names == ["Olive"])
    shelf.cards[0].toggleFavorite()
    await settle()
    #expect(shelf.state.isEmpty)
  }

  @Test func favoritesAreKept() async {
    shelf.cards[0].toggleFavorite()
    await settle()
    #expect(shelf.cards[0].isFavorite)
    #expect(shelf.cards[0].favoriteActionText == "Remove Stella from favorites")
    let later = PetAdoptionViewModel(shelter: test.neighbor())
    await settle()
    #expect(later.shelf.cards.map(\.isFavorite) == [true, false, false, false])
  }

  @Test func unsavedFavoritesReportTheReason() async throws {
    await settle()
    test.faults.failWriting(FullDisk())
    window.shelf.cards[0].toggleFavorite()
    await settle()
    #expect(!window.shelf.cards[0].isFavorite)
    #expect(window.shelf.cards[0].failure == "There is no room left. Free some space and try again.")
  }

  @Test func loadFailuresAreReportedAndCanBeRetried() async throws {
    let test = try TestShelter()
    test.catalog.all.willFail(FullDisk())
    let window = test.window()
    #expect(window.shelf.state.isLoading)
    await settle()
    #expect(window.shelf.state.failure == "There is no room left. Free some space and try again.")
    #expect(!window.shelf.state.isLoading)
    window.shelf.tryAgain()
    await settle()
    #expect(window.shelf.state.failure == nil)
    #expect(window.names.count == 4)
  }

  @Test func petsAreReadOnceForAllWindows() async {
    let other = test.window()
    await settle()
    #expect(other.names == window.names)
    #expect(test.catalog.all.calls.count == 1)
  }

  @Test func samplePetsAreManyAndLabeledAsSamples() async {
    let pets = await SamplePets(timeZone: .gmt).pets()
    #expect(pets.count >= 24)
    #expect(Set(pets.map(\.id)).count == pets.count)
    #expect(pets.allSatisfy { PetRoute($0.id) != nil && $0.story.count > 60 })
    #expect(pets.contains { $0.picture == nil })
    #expect(SamplePets().isSample)
  }
}
