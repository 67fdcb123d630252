import BinderyTesting
import BinderyViewModels
@testable import PetFeederViewModels
import Testing

@Suite(.workScope) @MainActor
struct PictureTests {
  private let test: TestFeeder

  init() throws { test = try TestFeeder() }

  private func give(_ picture: String, to index: Int, in window: PetFeederViewModel) async {
    window.list.edit(at: index)
    window.list.askForPicture()
    window.list.pictureEditor?.choose(Array(picture.utf8))
    await settle()
  }

  @Test func petsOfTheSameNameKeepTheirOwnPictures() async {
    let window = await test.window("Selina", "Selina")
    await give("black", to: 0, in: window)
    await give("white", to: 1, in: window)
    #expect(window.list.rows.map(\.picture) == [.uploaded("picture-black"), .uploaded("picture-white")])
    #expect(!window.list.asksForNewPicture)
    window.list.rename(at: 0, to: "Bruce")
    window.list.delete(at: 1)
    await settle()
    #expect(window.list.rows.map(\.picture) == [.uploaded("picture-black")])
  }

  @Test func picturesSurviveARestart() async throws {
    await give("black", to: 0, in: await test.window("Selina"))
    let restarted = await (try TestFeeder(store: test.store)).window()
    #expect(restarted.list.rows[0].picture == .uploaded("picture-black"))
  }

  @Test func unusedPicturesAreDeletedAfterTheUndoPeriod() async {
    let window = await test.window("Selina", "Bruce")
    await give("black", to: 0, in: window)
    await give("white", to: 1, in: window)
    window.list.delete(at: 0)
    await settle()
    await test.clock.advance(by: .seconds(59))
    #expect(test.pictures.names == ["picture-black", "picture-white"])
    window.notice.undo()
    await settle()
    await test.clock.advance(by: .seconds(600))
    #expect(test.pictures.names == ["picture-black", "picture-white"])
    window.list.delete(at: 0)
    await settle()
    await test.clock.advance(by: .seconds(600))
    #expect(test.pictures.names == ["picture-white"])
  }

  @Test func replacedPictureGoesUnlessAnotherPetHasIt() async {
    let window = await test.window("Selina", "Bruce")
    await give("black", to: 0, in: window)
    await give("black", to: 1, in: window)
    await give("white", to: 0, in: window)
    await test.clock.advance(by: .seconds(600))
    #expect(test.pictures.names == ["picture-black", "picture-white"])
    await give("grey", to: 1, in: window)
    await test.clock.advance(by: .seconds(600))
    #expect(test.pictures.names == ["picture-white", "picture-grey"])
  }

  @Test func undoRestoresARemovedPicture() async {
    let window = await test.window("Selina")
    await give("black", to: 0, in: window)
    window.list.edit(at: 0)
    window.list.askForPicture()
    #expect(window.list.pictureEditor?.canRemove == true)
    window.list.pictureEditor?.remove()
    await settle()
    #expect(window.list.rows[0].picture == .drawing("placeholder"))
    window.notice.undo()
    await settle()
    #expect(window.list.rows[0].picture == .uploaded("picture-black"))
  }

  @Test func unacceptedPicturesReportTheReason() async throws {
    let window = await test.window("Selina")
    window.list.edit(at: 0)
    window.list.askForPicture()
    let editor = try #require(window.list.pictureEditor)
    editor.choose([])
    await settle()
    #expect(editor.failure == "There is no room left. Free some space and try again.")
    #expect(window.list.asksForNewPicture)
    editor.cancel()
    #expect(!window.list.asksForNewPicture)
  }

  // MARK: While a picture is being stored

  /// Pictures whose storing a test completes.
  private struct SlowPictures: PetPictures {
    let keeping = Stub<[UInt8], String>("keep")

    func keep(_ bytes: [UInt8]) async throws -> String { try await keeping(bytes) }
    func keepOnly(_ names: Set<String>) async throws {}
  }

  @Test func newPicturesCancelTheWorkOnPreviousOnes() async throws {
    let pictures = SlowPictures()
    let window = await (try TestFeeder(otherPictures: pictures)).window("Selina")
    for name in ["black", "white"] { await give(name, to: 0, in: window) }
    #expect(pictures.keeping.calls.count == 2)
    #expect(pictures.keeping.waiting == [1])
    pictures.keeping.answer(1, with: "picture-white")
    await settle()
    #expect(window.list.rows[0].picture == .uploaded("picture-white"))
    #expect(!window.list.asksForNewPicture)
  }

  @Test(arguments: [false, true])
  func cancelledPicturesAreNotStored(byRemoving: Bool) async throws {
    let pictures = SlowPictures()
    let window = await (try TestFeeder(otherPictures: pictures)).window("Selina")
    await give("black", to: 0, in: window)
    let editor = try #require(window.list.pictureEditor)
    if byRemoving { editor.remove() } else { editor.cancel() }
    await settle()
    #expect(pictures.keeping.waiting.isEmpty)
    #expect(window.list.rows[0].picture == .drawing("placeholder"))
    #expect(!window.list.asksForNewPicture)
  }
}
