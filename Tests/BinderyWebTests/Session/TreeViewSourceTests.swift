import Bindery
import BinderyHTML
import BinderyViewModels
import BinderyViews
import Foundation
import Testing

@testable import BinderyWeb

@MainActor
struct TreeViewSourceTests {
  @Test func anAddressBeginsWithThatOfTheWindow() {
    let page = PageRenderer(title: "Invitation", token: nil, basePath: "/")
    let window = WindowGroup {
      let scene = SceneState.current
      Text(scene.address(of: "/?invitation=1"))
    }
    let source = TreeViewSource(window, location: [], home: nil, origin: "https://board.example.org")
    #expect(source.content(of: page, names: false).contains("https://board.example.org/?invitation=1"))
  }

  @Test func aPressOfAFormNamesAnEventWithoutAValue() {
    let window = WindowGroup { Text("Photo").onLongPressGesture {} }
    let source = TreeViewSource(window, location: [], home: nil, origin: "https://board.example.org")
    let photo = NodeID(rawValue: 2)
    #expect(source.event(pressing: photo, act: "longPress") == UserEvent(.longPress, on: photo))
    #expect(source.event(pressing: photo, act: nil) == UserEvent(.tap, on: photo))
    #expect(source.event(pressing: photo, act: "input") == nil)
    #expect(source.event(pressing: photo, act: "none") == nil)
  }

  private struct Opener: View {
    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale

    var body: some View {
      Button("Open in \(locale.identifier(.bcp47))") {
        URL(string: "https://example.org/a").map { openURL($0) }
      }
    }
  }

  private let opener = WindowGroup("Opener", id: "opener") { Opener() }

  @Test func anAddressThatTheAppOpensIsAnOperationOfTheNextBatchOnly() throws {
    let source = TreeViewSource(opener, location: [], home: nil)
    defer { source.end() }
    _ = source.shownOperations()
    // The window is node 1, the button the first node in it.
    #expect(source.send(UserEvent(.tap, on: NodeID(rawValue: 2))))
    #expect(source.shownOperations() == #"["o",1,"https://example.org/a"]"#)
    #expect(source.shownOperations().isEmpty)
  }

  @Test(arguments: [
    (FieldKind.plain, "a\r\nb", "ab"), (.email, " a@b.c ", "a@b.c"), (.multiline, "a\nb", "a\r\nb"),
  ])
  func fieldsNormalizedByTheBrowserAreUnchanged(
    kind: FieldKind, text: String, sent: String
  ) throws {
    let window = WindowGroup {
      TextField("Note", text: Binding(get: { text }, set: { _ in }), kind: kind)
    }
    let source = TreeViewSource(window, location: [], home: nil)
    defer { source.end() }
    let field = try #require(source.formControls[NodeID(rawValue: 2)])
    #expect(source.event(entering: sent, into: field) == nil)
    #expect(source.event(entering: "typed", into: field)?.action == .input("typed"))
  }

  @Test func aWindowHasTheFirstLanguageOfThePerson() {
    let source = TreeViewSource(opener, location: [], home: nil, languages: ["pt-BR", "en"])
    defer { source.end() }
    let page = PageRenderer(title: "", summary: "", token: "", basePath: "/opener")
    #expect(source.html(of: page, names: false).contains("Open in pt-BR"))
  }
}
