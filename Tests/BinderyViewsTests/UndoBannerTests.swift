internal import Bindery
internal import BinderyTesting
internal import BinderyViews
internal import Testing

@MainActor
struct UndoBannerTests {
  @MainActor
  private final class Model {
    @Box var text: String?
    @Box var canUndo = true
    private(set) var undone = 0

    func undo() { undone += 1 }
    func dismiss() { text = nil }
  }

  private let model = Model()

  private func screen() -> TestHost {
    let model = model
    return TestHost {
      NavigationStack(path: .constant([String]())) {
        Text("Pets").navigationTitle("Pets").toolbar {
          UndoBanner(model.text, canUndo: model.canUndo, undo: model.undo, dismiss: model.dismiss)
        }
      }
    }
  }

  @Test func statusElementExistsBeforeItsMessage() throws {
    let host = screen()
    let status = try #require(host.find(.role(.status)))
    #expect(status.children.isEmpty)
    model.text = "Nose was deleted."
    #expect(host.find(.role(.status)) === status)
    #expect(status.children.count == 3)
    host.expectAccessible()
  }

  @Test func offersUndoIfAvailable() {
    let host = screen()
    model.text = "Nose was deleted."
    host.tap(.role(.button, "Undo"))
    #expect(model.undone == 1)
    model.canUndo = false
    #expect(host.all(.role(.button, "Undo")).isEmpty)
  }

  @Test func disappearsWhenDismissed() throws {
    let host = screen()
    model.text = "Nose was deleted."
    host.tap(.role(.button, "Close"))
    #expect(try #require(host.find(.role(.status))).children.isEmpty)
  }
}
