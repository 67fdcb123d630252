import BinderyStore
import BinderyTesting
import BinderyViewModels
import Foundation
@testable import PetFeederViewModels
import Testing

/// Undoing while another window makes changes.
@Suite(.workScope) @MainActor
struct UndoTests {
  private static let refusal =
    "This was changed again in the meantime, so nothing was undone. Change it by hand."
  private let test: TestFeeder
  private let one: PetFeederViewModel
  private let other: PetFeederViewModel
  private let book: StoredFeederBook

  init() async throws {
    test = try TestFeeder()
    one = await test.window("Ada", "Bo", "Cy")
    other = await test.window()
    book = StoredFeederBook(store: test.store)
  }

  // MARK: The order of creation

  @Test func undoRestoresPetsInCreationOrder() async {
    one.list.delete(at: 0)
    await settle()
    other.list.delete(at: 0)
    await settle()
    #expect(one.names == ["Cy"])
    one.notice.undo()
    await settle()
    other.notice.undo()
    await settle()
    #expect(one.names == ["Ada", "Bo", "Cy"])
    #expect(other.names == ["Ada", "Bo", "Cy"])
  }

  @Test func petThatWasAddedSinceStaysLast() async {
    one.list.delete(at: 2)
    other.list.delete(at: 0)
    await settle()
    other.list.add("Dee")
    await settle()
    one.notice.undo()
    await settle()
    other.notice.undo()
    await settle()
    #expect(one.names == ["Ada", "Bo", "Cy", "Dee"])
  }

  @Test func undoKeepsTheOrderOfAnImportedFile() async throws {
    let pets = (1...3).map {
      Pet(id: "p\($0)", name: "\($0)", addedAt: .noon.addingTimeInterval(Double(-$0)))
    }
    _ = try await book.perform(.replace(FeederData(pets: pets)))
    let undo = try await book.perform(.removePet("p2"))
    #expect(try await book.undo(undo) == 0)
    #expect(try await book.data().pets == pets)
  }

  @Test func undoDoesNotOverwriteAnImportedPet() async throws {
    let file = try await book.export()
    one.list.delete(at: 0)
    await settle()
    other.data.read(file)
    await settle()
    other.data.replace()
    await settle()
    other.list.rename(at: 0, to: "Eve")
    await settle()
    await other.feed(0, "Dry, 20g")
    await undoIsRefused()
    #expect(one.names == ["Eve", "Bo", "Cy"])
    #expect(one.list.rows[0].fedTodayText == "Fed once today, 20 g")
  }

  // MARK: Changes

  @Test func undoOfAChangeKeepsALaterChange() async throws {
    await one.feed(0, "Dry, 20g")
    try change(in: one, to: "Dry, 30g")
    await settle()
    try change(in: other, to: "Dry, 40g")
    await settle()
    await undoIsRefused()
    #expect(one.page(at: 0).content?.history.rows.map(\.meal) == ["Dry, 40g"])
    other.notice.undo()
    await settle()
    #expect(one.page(at: 0).content?.history.rows.map(\.meal) == ["Dry, 30g"])
  }

  @Test func undoOfAFeedingKeepsALaterChangeOfIt() async throws {
    await one.feed(0, "Dry, 20g")
    try change(in: other, to: "Dry, 40g")
    await settle()
    await undoIsRefused()
    #expect(one.page(at: 0).content?.history.rows.map(\.meal) == ["Dry, 40g"])
  }

  @Test func undoOfARenameKeepsALaterName() async throws {
    let id = one.list.rows[0].id
    let undo = try await book.perform(.rename(id, "Eve"))
    one.list.rename(at: 0, to: "Flo")
    await settle()
    await #expect(throws: UndoError.changedSince) { try await book.undo(undo) }
    #expect(one.names[0] == "Flo")
    _ = try await book.perform(.rename(id, "Eve"))
    #expect(try await book.undo(undo) == 0)
    #expect(try await book.data().pets[0].name == "Ada")
  }

  @Test func undoOfARemovedPictureKeepsALaterPicture() async {
    let id = one.list.rows[0].id
    for (window, picture) in [(one, "black"), (one, nil), (other, "white")] {
      window.list.edit(pet: id)
      window.list.askForPicture()
      let editor = window.list.pictureEditor
      if let picture { editor?.choose(Array(picture.utf8)) } else { editor?.remove() }
      await settle()
    }
    await undoIsRefused()
    #expect(one.list.rows[0].picture == .uploaded("picture-white"))
  }

  /// Undoes in the first window, which shows an error.
  private func undoIsRefused(sourceLocation: SourceLocation = #_sourceLocation) async {
    one.notice.undo()
    await settle()
    #expect(one.alert?.message == Self.refusal, sourceLocation: sourceLocation)
  }

  private func change(in window: PetFeederViewModel, to meal: String) throws {
    let history = try #require(window.page(at: 0).content?.history)
    history.edit(at: 0)
    history.editor?.meal = meal
    history.editor?.save()
  }

  // MARK: Imports

  @Test func undoOfAnImportKeepsFeedingsNotedAfterIt() async throws {
    let file = try await book.export()
    await one.feed(0, "Dry, 20g")
    try await importing(file)
    await other.feed(1, "Wet, 85 g")
    #expect(one.notice.text == "Everything was replaced.")
    one.notice.undo()
    await settle()
    #expect(one.alert == nil)
    #expect(one.notice.text == nil)
    for window in [one, other] {
      #expect(
        window.list.rows.map(\.fedTodayText) == [
          "Fed once today, 20 g", "Fed once today, 85 g", "Not fed today",
        ])
    }
  }

  @Test func undoOfAnImportKeepsAndCountsLaterChanges() async throws {
    try await importing(try await file(of: "Dee", "Eve", "Flo"))
    #expect(one.names == ["Dee", "Eve", "Flo"])
    other.list.rename(at: 0, to: "Deirdre")
    await settle()
    await other.feed(1, "Wet, 85 g")
    one.notice.undo()
    await settle()
    #expect(one.names == ["Ada", "Bo", "Cy", "Deirdre", "Eve"])
    #expect(other.names == one.names)
    #expect(one.notice.text == "Undone, except for 2 items that were changed meanwhile.")
    #expect(!one.notice.canUndo)
  }

  @Test func undoOfAnImportRestoresNoFeedingOfADeletedPet() async throws {
    let file = try await book.export()
    await one.feed(0, "Dry, 20g")
    await one.feed(1, "Dry, 30g")
    try await importing(file)
    other.list.delete(at: 0)
    await settle()
    one.notice.undo()
    await settle()
    #expect(one.notice.text == "Undone, except for 1 item that was changed meanwhile.")
    #expect(one.list.rows.map(\.fedTodayText) == ["Fed once today, 30 g", "Not fed today"])
    #expect(try await book.data().feedings.map(\.meal) == ["Dry, 30g"])
  }

  /// Replaces all data with the content of a file.
  private func importing(_ file: String) async throws {
    one.data.read(file)
    await settle()
    one.data.replace()
    await settle()
  }

  /// Returns a file with pets of these names.
  private func file(of names: String...) async throws -> String {
    let test = try TestFeeder()
    for name in names { _ = await test.window(name) }
    return try await StoredFeederBook(store: test.store).export()
  }
}
