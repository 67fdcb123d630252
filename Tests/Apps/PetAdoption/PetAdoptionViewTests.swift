import BinderyViewModels
import BinderyTesting
import BinderyViews
import Foundation
@testable import PetAdoptionViewModels
import PetAdoption
import Testing

@Suite(.workScope) @MainActor
struct PetAdoptionViewTests {
  private let test: TestShelter

  init() throws { test = try TestShelter() }

  private func open() async -> TestHost {
    let model = test.window()
    let host = TestHost { PetAdoptionView(model: model) }
    await settle()
    host.forgetChanges()
    return host
  }

  @Test func cardShowsPictureNameAgeAndFeeInThatOrder() {
    let host = TestHost { PetCardView(pet: PetViewModel(.stella, calendar: .utc, now: TestShelter.today)) }
    host.expectSnapshot(
      """
      window
        image "Stella, a dog" picture="pets/stella"
        text "Stella"
        text "7 years old"
        text "$75.00"
      """)
  }

  @Test func shelfIsFilteredAndWidened() async {
    let host = await open()
    host.expectAccessible()
    host.select("Birds", in: "Animal")
    #expect(host.shows(.text("No pet matches")))
    host.expectAccessible()
    host.tap("Show all pets")
    #expect(host.shows(.text("Stella")))
  }

  @Test func theConfirmationIsOpenInAWindowThatIsRestored() async throws {
    let (first, second) = (SceneState(), SceneState())
    let hosts = [first, second].map { scene in
      var environment = EnvironmentValues()
      environment.sceneState = scene
      environment.location = ["stella"]
      let model = test.window()
      return TestHost(environment: environment) { PetAdoptionView(model: model) }
    }
    await settle()
    hosts[0].tap("Reserve")
    await settle()
    hosts[0].tap("Take home for $75.00")
    #expect(hosts[0].shows("Take Stella home?"))
    second.restore(first.snapshot)
    await settle()
    #expect(hosts[1].shows("Take Stella home?"))
    hosts[1].tap("Take home")
    await settle()
    #expect(hosts[1].shows(.text("Stella has found a home.")))
  }

  @Test func heartOfOneCardChangesOnlyThatCard() async {
    let host = await open()
    host.tap("Add Olive to favorites")
    await settle()
    let changes = host.changes()
    #expect(!changes.isEmpty)
    #expect(changes.allSatisfy { $0.contains("Olive") || $0.contains("icon") }, "\(changes)")
  }

  @Test func petIsReservedOnItsPageAndAllWindowsSeeIt() async {
    let (host, other) = (await open(), await open())
    host.navigate(to: "stella")
    host.expectAccessible()
    host.tap("Reserve")
    await settle()
    #expect(host.shows(.text("Stella is reserved, and waits to be fetched.")))
    #expect(other.changes().count == 3)
    #expect(other.shows(.text("Reserved")))
    host.tap("Take home for $75.00")
    host.expectAccessible()
    host.tap("Take home")
    await settle()
    #expect(host.shows(.text("Stella has found a home.")))
    host.expectAccessible()
    host.tap("Undo “Take home”")
    await settle()
    #expect(host.shows(.text("Stella is reserved, and waits to be fetched.")))
    host.tap("Take home for $75.00")
    host.tap("Take home")
    await settle()
    host.back()
    #expect(host.shows(.text("Adopted")))
  }

  @Test func unknownPetAddressesShowAMessage() async {
    let host = await open()
    host.navigate(to: "nobody")
    #expect(host.shows(.text("Pet not found")))
    host.expectAccessible()
  }

  @Test func everySamplePetIsDrawn() async throws {
    let drawn = try FileManager.default.contentsOfDirectory(atPath: PictureCatalog.pets.folder)
    let pictures = await SamplePets().pets().compactMap(\.picture)
    #expect(Set(drawn) == Set((pictures + ["placeholder"]).map { "\($0).svg" }))
  }
}
