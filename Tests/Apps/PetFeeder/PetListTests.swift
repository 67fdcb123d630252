import Bindery
import BinderyTesting
import BinderyViewModels
@testable import PetFeederViewModels
import Testing

@Suite(.workScope) @MainActor
struct PetListTests {
  private let test: TestFeeder

  init() throws { test = try TestFeeder() }

  @Test func petsAreListedInCreationOrder() async {
    let window = await test.window("Selina", "Bruce", "Alfred")
    #expect(window.names == ["Selina", "Bruce", "Alfred"])
    #expect(window.list.countText == "3 pets")
    #expect(window.list.rows.allSatisfy { $0.picture == .drawing("placeholder") })
  }

  @Test func ordinalsHaveNoGapsAcrossRemovalsAndRestarts() async throws {
    let window = await test.window("Selina", "Bruce", "Alfred")
    window.list.delete(at: 1)
    await settle()
    window.list.add("Lucius")
    await settle()
    #expect(window.names == ["Selina", "Alfred", "Lucius"])
    let restarted = await (try TestFeeder(store: test.store)).window()
    #expect(restarted.names == ["Selina", "Alfred", "Lucius"])
    restarted.list.delete(at: 0)
    restarted.list.add("Bruce")
    await settle()
    #expect(restarted.names == ["Alfred", "Lucius", "Bruce"])
  }

  @Test func listReportsInsertedRemovedAndUpdatedRows() async {
    let window = await test.window("Selina")
    let inserted = Recorder(window.list.insertedAt)
    let removed = Recorder(window.list.removedAt)
    let updated = Recorder(window.list.updatedAt)
    window.list.add("Bruce")
    await settle()
    window.list.rename(at: 0, to: "Cat")
    await settle()
    await window.feed(1, "Dry, 20g")
    window.list.delete(at: 0)
    await settle()
    #expect(inserted.values == [1])
    #expect(updated.values == [0, 1])
    #expect(removed.values == [0])
  }

  @Test func lateObserversReceiveNoEarlierInserts() async {
    let window = await test.window("Selina", "Bruce")
    let inserted = Recorder(window.list.insertedAt)
    await settle()
    #expect(inserted.values.isEmpty)
    #expect(window.names.count == 2)
  }

  @Test(arguments: [
    "", "   ", "\n\t", "\u{202E}\u{0}\u{FEFF}", "\u{200B}", "\u{3164}", "\u{2060}\u{AD}", "\u{2800}",
    "\u{301}",
    "\u{200B} \u{E0001}",
  ])
  func petWithoutANameIsRefused(_ name: String) async {
    let window = await test.window()
    window.list.add(name)
    await settle()
    #expect(window.alert?.title == "Error")
    #expect(window.alert?.message == "Don't leave your pet nameless :(")
    #expect(window.state.isEmpty)
    window.showsAlert = false
    #expect(window.alert == nil)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "<script>alert(1)</script>"), ("שירה", "שירה"), ("🐈‍⬛ 🇺🇸", "🐈‍⬛ 🇺🇸"),
    ("שָּׁלוֹם", "שָּׁלוֹם"), ("Zoe\u{308}", "Zoe\u{308}"), ("?", "?"),
    ("  Selina \n Kyle ", "Selina Kyle"), ("a\u{0}b\u{202E}c\u{7}", "abc"),
    (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
  ])
  func nameIsKeptOnOneLine(_ typed: String, _ kept: String) async {
    let window = await test.window(typed)
    #expect(window.names == [kept])
  }

  @Test(arguments: [
    (String(repeating: "x", count: 61), "It may have up to 60 characters, and has 61."),
    ("a" + String(repeating: "\u{301}", count: 900), "too many marks on one letter"),
    ("Se" + String(repeating: "\u{301}\u{200D}", count: 9), "too many marks on one letter"),
  ])
  func longNamesHaveReadableErrors(_ name: String, _ words: String) async {
    let window = await test.window(name)
    #expect(window.alert?.message.contains(words) == true, "\(window.alert?.message ?? "")")
    #expect(window.state.isEmpty)
  }

  // This is a separate test because an argument would be printed in full.
  @Test func namesOfTenMillionCharactersHaveReadableErrors() async {
    let window = await test.window(String(repeating: "x", count: 10_000_000))
    #expect(window.alert?.message.contains("It may have up to 60 characters.") == true)
    #expect(window.state.isEmpty)
  }

  @Test func renamingIsPrefilledAndEmptyIsRefused() async {
    let window = await test.window("Selina")
    window.list.edit(at: 0)
    #expect(window.list.asksForChange)
    window.list.askForName()
    window.list.asksForChange = false
    #expect(window.list.asksForName)
    #expect(window.list.oldName == "Selina")
    window.list.rename(to: " ")
    await settle()
    #expect(window.alert?.message == "Don't leave your pet nameless :(")
    window.list.rename(to: "Catwoman")
    await settle()
    #expect(window.names == ["Catwoman"])
  }

  @Test(arguments: [-1, 1, 99, Int.max, Int.min])
  func badIndexDoesNothing(_ index: Int) async {
    let window = await test.window("Selina")
    window.list.delete(at: index)
    window.list.rename(at: index, to: "Nobody")
    window.list.edit(at: index)
    window.cards.show(index)
    window.page(at: 0).content?.history.delete(at: index)
    window.page(at: 0).content?.history.edit(at: index)
    window.page(at: 0).content?.schedule.delete(at: index)
    await settle()
    #expect(window.names == ["Selina"])
    #expect(!window.list.asksForChange)
    #expect(window.cards.index == 0)
  }

  @Test func emptyListIgnoresAllActions() async {
    let window = await test.window()
    window.list.delete(at: 0)
    window.list.rename(to: "Nobody")
    window.cards.next()
    window.cards.previous()
    window.feeding.choose("Dry, 20g")
    window.feeding.add("Dry, 20g")
    window.notice.undo()
    await settle()
    #expect(window.state.isEmpty)
    #expect(window.cards.card == nil)
    #expect(window.cards.dots == "")
    #expect(window.page(of: "nobody").title == "Pet not found")
  }

  @Test func undoRestoresADeletedPetWithItsData() async {
    let window = await test.window("Selina", "Bruce", "Alfred")
    await window.feed(1, "Dry, 20g")
    await window.feed(1, "Wet, 85 g")
    window.list.delete(at: 1)
    await settle()
    #expect(window.names == ["Selina", "Alfred"])
    #expect(window.notice.text == "“Bruce” was deleted.")
    window.notice.undo()
    await settle()
    #expect(window.names == ["Selina", "Bruce", "Alfred"])
    #expect(window.page(at: 1).content?.history.rows.map(\.meal) == ["Wet, 85 g", "Dry, 20g"])
    #expect(window.notice.text == nil)
  }

  @Test func undoIsOfferedForAMinute() async {
    let window = await test.window("Selina")
    window.list.delete(at: 0)
    await settle()
    await test.clock.advance(by: .seconds(59))
    #expect(window.notice.canUndo)
    await test.clock.advance(by: .seconds(1))
    #expect(!window.notice.canUndo)
    window.notice.undo()
    await settle()
    #expect(window.state.isEmpty)
  }

  @Test func loadFailuresAreReportedAndCanBeRetried() async throws {
    let window = await (try TestFeeder(book: FailingFeederBook())).window()
    #expect(window.state.failure == "There is no room left. Free some space and try again.")
    #expect(!window.state.isLoading)
    window.tryAgain()
    #expect(window.state.isLoading)
    await settle()
    #expect(window.state.failure != nil)
  }

  @Test func unsavedPetChangesAreReportedAndNotShown() async throws {
    let window = await (try TestFeeder(book: FailingFeederBook(readable: true))).window()
    window.list.delete(at: 0)
    window.list.add("Bruce")
    await settle()
    #expect(window.names == ["Selina"])
    #expect(window.alert?.message == "There is no room left. Free some space and try again.")
    #expect(window.notice.text == nil)
  }

  @Test func samplePetsAreLabeledAndCanBeDeletedTogether() async {
    let window = await test.window("Selina")
    #expect(window.sampleNotice == nil)
    window.list.addSamplePets()
    await settle()
    #expect(window.names == ["Selina", "Miso", "Rufus", "Pip"])
    #expect(window.sampleNotice == "Sample data: these pets are made up.")
    #expect(window.list.rows[1].duty != nil)
    window.removeSamplePets()
    await settle()
    #expect(window.names == ["Selina"])
    #expect(window.sampleNotice == nil)
    window.notice.undo()
    await settle()
    #expect(window.names == ["Selina", "Miso", "Rufus", "Pip"])
  }

  @Test func closedWindowReleasesItsModels() async {
    await expectDeallocated {
      let window = await test.window("Selina")
      _ = window.page(at: 0).content
      await window.feed(0, "Dry, 20g")
      return window
    }
  }

  @Test func aDoubleClickOnDeleteDeletesOnceAndOffersToUndo() async {
    let window = await test.window("Selina", "Miso")
    let row = window.list.rows[0]
    window.list.delete(row)
    window.list.delete(row)
    await settle()
    #expect(window.names == ["Miso"])
    #expect(window.alert == nil)
    #expect(window.notice.text == "“Selina” was deleted." && window.notice.canUndo)
    window.notice.undo()
    await settle()
    #expect(window.names == ["Selina", "Miso"])
    window.list.delete(at: 0)
    await settle()
    #expect(window.names == ["Miso"])
  }

  @Test func failedDeletionsCanBeRetried() async throws {
    let test = try TestFeeder(book: FailingFeederBook(readable: true))
    let window = await test.window()
    window.list.delete(at: 0)
    await settle()
    #expect(window.alert != nil)
    window.showsAlert = false
    window.list.delete(at: 0)
    await settle()
    #expect(window.alert != nil)
  }
}
