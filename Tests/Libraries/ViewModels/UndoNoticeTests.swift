import BinderyTesting
import BinderyViewModels
import Foundation
import Testing

@Suite(.workScope) @MainActor
struct UndoNoticeTests {
  private let clock = TestClock()
  private let notice: UndoNotice

  init() { notice = UndoNotice(duration: .seconds(60), clock: clock) }

  @Test func aMessageDisappearsAfterItsDuration() async {
    notice.show("Removed.") {}
    await clock.advance(by: .seconds(59))
    #expect(notice.text == "Removed." && notice.canUndo)
    await clock.advance(by: .seconds(1))
    #expect(notice.text == nil && !notice.canUndo)
  }

  @Test func aNewMessageStaysForItsWholeDuration() async {
    notice.show("One.")
    await clock.advance(by: .seconds(40))
    notice.show("Two.")
    await clock.advance(by: .seconds(40))
    #expect(notice.text == "Two." && !notice.canUndo)
  }

  @Test func itIsUndoneOnce() {
    var count = 0
    notice.show("Removed.") { count += 1 }
    notice.undo()
    notice.undo()
    #expect(count == 1 && notice.text == nil)
  }

  @Test func dismissingDropsTheUndo() {
    var count = 0
    notice.show("Removed.") { count += 1 }
    notice.dismiss()
    notice.undo()
    #expect(count == 0 && notice.text == nil)
  }

  @Test func aDismissedMessageWaitsForNothing() {
    notice.show("Removed.") {}
    notice.dismiss()
    #expect(clock.pending.isEmpty)
  }

  @Test func undoingMayTakeTime() async {
    let restoring = Stub<String, Void>("restoring")
    notice.show("Removed.") { try await restoring("Selina") }
    notice.undo()
    await settle()
    #expect(restoring.calls == ["Selina"] && notice.text == nil)
    restoring.answer(0, with: ())
    await settle()
    #expect(notice.text == nil)
  }

  @Test func aFailedUndoShowsItsReason() async {
    notice.show("Removed.") { () async throws in throw Outage() }
    notice.undo()
    await settle()
    #expect(notice.text == "The service sleeps." && !notice.canUndo)
  }

  private struct Outage: LocalizedError {
    var errorDescription: String? { "The service sleeps." }
  }

  @Test func undoActionsMayShowTheNextMessage() {
    notice.show("Removed.") { [notice] in notice.show("Not undone.") }
    notice.undo()
    #expect(notice.text == "Not undone." && !notice.canUndo)
  }
}
