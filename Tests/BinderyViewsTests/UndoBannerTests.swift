internal import Bindery
internal import BinderyTesting
internal import BinderyViewModels
internal import BinderyViews
internal import Testing

@Suite(.workScope(leftovers: .ignored)) @MainActor
struct UndoBannerTests {
  private let notice = UndoNotice(clock: TestClock())

  private func screen() -> TestHost {
    TestHost { [notice] in
      NavigationStack(path: .constant([String]())) {
        Text("Pets").navigationTitle("Pets").toolbar { UndoBanner(notice) }
      }
    }
  }

  @Test func statusElementExistsBeforeItsMessage() throws {
    let host = screen()
    let status = try #require(host.find(.role(.status)))
    #expect(status.children.isEmpty)
    notice.show("Nose was deleted.") {}
    #expect(host.find(.role(.status)) === status)
    #expect(status.children.count == 3)
    host.expectAccessible()
  }

  @Test func offersUndoIfAvailable() {
    var undone = 0
    let host = screen()
    notice.show("Nose was deleted.") { undone += 1 }
    host.tap(.role(.button, "Undo"))
    #expect(undone == 1)
    notice.show("That could not be undone.")
    #expect(host.all(.role(.button, "Undo")).isEmpty)
  }

  @Test func disappearsWhenDismissed() throws {
    let host = screen()
    notice.show("Nose was deleted.") {}
    host.tap(.role(.button, "Close"))
    #expect(try #require(host.find(.role(.status))).children.isEmpty)
  }
}
