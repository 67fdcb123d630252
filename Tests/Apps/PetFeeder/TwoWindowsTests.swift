import BinderyTesting
import BinderyViewModels
@testable import PetFeederViewModels
import Testing

@Suite(.workScope) @MainActor
struct TwoWindowsTests {
  private let test: TestFeeder
  private let one: PetFeederViewModel
  private let other: PetFeederViewModel

  init() async throws {
    test = try TestFeeder()
    one = await test.window("Selina", "Bruce")
    other = await test.window()
  }

  @Test func changesAppearInBothWindows() async {
    other.list.add("Alfred")
    await settle()
    #expect(one.names == ["Selina", "Bruce", "Alfred"])
    await one.feed(0, "Dry, 20g")
    #expect(other.list.rows[0].fedTodayText == "Fed once today, 20 g")
    #expect(other.notice.text == nil)
  }

  @Test func lastOfTwoRenamesWins() async {
    one.list.edit(at: 0)
    one.list.askForName()
    other.list.rename(at: 0, to: "Catwoman")
    await settle()
    #expect(one.list.asksForName)
    #expect(one.list.oldName == "Catwoman")
    one.list.rename(to: "Kitty")
    await settle()
    #expect(other.names == ["Kitty", "Bruce"])
  }

  @Test func nameAndPictureChangedAtOnceAreBothKept() async {
    one.list.edit(at: 0)
    one.list.askForPicture()
    one.list.pictureEditor?.choose(Array("cat".utf8))
    other.list.rename(at: 0, to: "Catwoman")
    await settle()
    #expect(one.list.rows[0].name == "Catwoman")
    #expect(other.list.rows[0].picture == .uploaded("picture-cat"))
  }

  @Test func pageOfADeletedPetShowsAMessageAndGoesBack() async {
    let id = one.list.rows[0].id
    one.path = [.pet(id)]
    let page = one.page(of: id)
    #expect(page.title == "Selina")
    other.list.delete(at: 0)
    await settle()
    #expect(one.path.isEmpty)
    #expect(one.notice.text == "“Selina” was deleted in another window.")
    #expect(!one.notice.canUndo)
    #expect(other.notice.text == "“Selina” was deleted.")
    #expect(page.content == nil)
    other.notice.undo()
    await settle()
    #expect(one.page(of: id).title == "Selina")
  }

  @Test func ownDeletionGoesBackWithoutBlamingAnother() async {
    one.path = [.pet(one.list.rows[0].id)]
    one.list.delete(at: 0)
    await settle()
    #expect(one.path.isEmpty)
    #expect(one.notice.text == "“Selina” was deleted.")
  }

  @Test func questionsAboutADeletedPetClose() async {
    one.list.edit(at: 0)
    one.cards.card?.feed()
    other.list.delete(at: 0)
    await settle()
    #expect(!one.list.asksForChange)
    #expect(!one.feeding.asksForFood)
  }

  @Test func feedingADeletedPetIsRejectedWithTheReason() async {
    let page = one.page(at: 0).content
    one.list.delete(at: 0)
    page?.card.feed()
    one.feeding.choose("Dry, 20g")
    await settle()
    #expect(one.alert?.message == "This pet was deleted in another window, so nothing was changed.")
    #expect(one.names == ["Bruce"])
  }

  @Test func changesDoNotRestoreDeletedFeedings() async throws {
    await one.feed(0, "Dry, 20g")
    let history = try #require(one.page(at: 0).content?.history)
    history.edit(at: 0)
    other.page(at: 0).content?.history.delete(at: 0)
    await settle()
    history.editor?.meal = "Wet"
    history.editor?.save()
    await settle()
    #expect(one.alert?.message == "This entry was deleted in another window, so nothing was changed.")
    #expect(history.rows.isEmpty)
  }

  @Test func manyEditsFromBothAreAllKeptInOrder() async throws {
    for index in 0..<25 {
      one.list.add("One \(index)")
      other.list.add("Other \(index)")
    }
    await settle()
    #expect(one.names.count == 52)
    #expect(one.names == other.names)
    let restarted = await (try TestFeeder(store: test.store)).window()
    #expect(restarted.names == one.names)
  }

  @Test func changesOfOtherProgramsAppear() async throws {
    let pet = Pet(name: "Lucius", addedAt: .noon)
    try await test.store.keep(pet, Feeding(pet: pet.id, meal: "Dry, 20g", at: .noon))
    // The next edit of a window also reads earlier changes.
    one.list.rename(at: 0, to: "Kitty")
    await settle()
    #expect(one.names == ["Kitty", "Bruce", "Lucius"])
    #expect(one.list.rows[2].fedTodayText == "Fed once today, 20 g")
  }

  @Test func feedingsReportedBeforeTheirPetAreShown() async throws {
    let book = OddOrderBook(book: StoredFeederBook(store: test.store))
    let window = await (try TestFeeder(book: book)).window()
    let pet = Pet(name: "Lucius", addedAt: .noon)
    let feeding = Feeding(pet: pet.id, meal: "Dry, 20g", at: .noon)
    _ = try await book.perform(.all([.addPet(pet), .save(.feeding(feeding))]))
    var changes = FeederChanges()
    changes.feedings = [feeding.id]
    book.feed.note(changes)
    // Any edit updates a window; this one changes nothing.
    window.list.rename(at: 0, to: "Selina")
    await settle()
    changes = FeederChanges()
    changes.pets = true
    book.feed.note(changes)
    window.list.rename(at: 0, to: "Selina")
    await settle()
    #expect(window.names == ["Selina", "Bruce", "Lucius"])
    #expect(window.list.rows[2].fedTodayText == "Fed once today, 20 g")
  }
}
