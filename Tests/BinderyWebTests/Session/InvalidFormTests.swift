import Bindery
import BinderyViewModels
import BinderyViews
import Testing

@testable import BinderyWeb

/// Forms with invalid fields in windows of the web host.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct InvalidFormTests {
  @MainActor private final class Entry {
    @Box var name = "Ada"
    @Box var city = ""
  }

  private struct EntryView: View {
    @Bindable var model: Entry

    var body: some View {
      Form {
        TextField("Name", text: $model.name).invalid(model.name.isEmpty ? "Enter a name." : nil)
        TextField("City", text: $model.city).invalid(model.city.isEmpty ? "Enter a city." : nil)
        Button("Save", role: .submit) {}
      }
    }
  }

  private func window() -> TreeViewSource {
    TreeViewSource(WindowGroup { EntryView(model: Entry()) }, location: [], home: nil)
  }

  private func node(_ role: Role, _ index: Int, in window: TreeViewSource) throws -> Node {
    var nodes: [Node] = []
    func collect(_ node: Node) {
      if node.role == role { nodes.append(node) }
      node.children.forEach(collect)
    }
    collect(window.tree.root)
    return try #require(nodes.dropFirst(index).first)
  }

  @Test func thePageMovesTheFocusToTheFirstInvalidField() throws {
    let window = window()
    window.send(UserEvent(.tap, on: try node(.button, 0, in: window).id))
    let city = try node(.textField, 1, in: window)
    #expect(city[.refusal] == "Enter a city.")
    #expect(window.takeEffects() == [.focus(city.id)])
    #expect(window.takeEffects().isEmpty)
  }

  @Test func shownFaultsAreRestored() async throws {
    let first = window()
    first.send(UserEvent(.input(""), on: try node(.textField, 0, in: first).id))
    first.send(UserEvent(.tap, on: try node(.button, 0, in: first).id))
    let second = window()
    _ = try await second.restore(first.windowState, atMost: .seconds(1))
    #expect(try node(.textField, 0, in: second)[.refusal] == "Enter a name.")
    #expect(try node(.textField, 1, in: second)[.refusal] == "Enter a city.")
  }

  @Test func faultsThatWereNotShownAreNotRestored() async throws {
    let first = window()
    first.send(UserEvent(.input(""), on: try node(.textField, 0, in: first).id))
    let second = window()
    _ = try await second.restore(first.windowState, atMost: .seconds(1))
    #expect(try node(.textField, 0, in: second)[.fieldText] == "")
    #expect(try node(.textField, 0, in: second)[.refusal] == nil)
  }
}
