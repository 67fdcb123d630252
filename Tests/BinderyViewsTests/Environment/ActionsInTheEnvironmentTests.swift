import Bindery
import BinderyTesting
import Foundation
import Testing

@testable import BinderyViews

/// The actions in the environment of views: opening addresses, refreshing, editing.
@MainActor
@Suite struct ActionsInTheEnvironmentTests {
  private struct Opener: View {
    let address: String
    var opened: @MainActor (Bool) -> Void = { _ in }
    @Environment(\.openURL) private var openURL

    var body: some View {
      Button("Open") { URL(string: address).map { openURL($0, completion: opened) } }
    }
  }

  @Test func openURLHandsAnAddressToTheHost() {
    var results: [Bool] = []
    let host = TestHost { Opener(address: "https://example.org/a") { results.append($0) } }
    host.tap("Open")
    #expect(host.openedURLs == ["https://example.org/a"])
    #expect(results == [true])
    #expect(host.tree.takeOpenedURLs() == ["https://example.org/a"])
    #expect(host.openedURLs.isEmpty)
  }

  @Test func anAddressThatNoHostOpensIsReported() {
    let usual = MissingResources.handler
    defer { MissingResources.handler = usual }
    var reports: [String] = []
    MissingResources.handler = { _, name in reports.append(name) }
    var results: [Bool] = []
    let address = "books://\(UUID().uuidString.lowercased())"
    let host = TestHost { Opener(address: address) { results.append($0) } }
    host.tap("Open")
    #expect(host.openedURLs.isEmpty && results == [false] && reports == [address])
  }

  @Test func theLogNamesTheSchemeOfAnAddressOnly() {
    let sentence = MissingResources.sentence(.address, "books://42?key=secret")
    #expect(sentence.contains("\"books\""))
    #expect(!sentence.contains("42") && !sentence.contains("secret"))
  }

  @Test func anAppsOwnActionDecidesForItselfAndForLinks() {
    var taken: [String] = []
    let host = TestHost {
      VStack {
        Opener(address: "books://42")
        Link("Site", destination: "https://example.org")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          guard url.scheme == "books" else { return .systemAction(URL(string: "https://example.com") ?? url) }
          taken.append(url.absoluteString)
          return .handled
        })
    }
    host.tap("Open")
    host.tap("Site")
    #expect(taken == ["books://42"])
    #expect(host.openedURLs == ["https://example.com"])
  }

  private struct Loader: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
      let refresh = refresh
      return Button(refresh == nil ? "Nothing to load" : "Load") { Task { await refresh?() } }
    }
  }

  @Test func refreshRunsTheActionOfTheRefreshableAround() async {
    var count = 0
    await withCheckedContinuation { continuation in
      let host = TestHost {
        VStack { Loader() }.refreshable {
          count += 1
          continuation.resume()
        }
      }
      host.tap("Load")
    }
    #expect(count == 1)
    let alone = TestHost { Loader() }
    #expect(alone.shows("Nothing to load"))
  }

  @Test func anEditButtonEditsTheListsOfItsScreenOnly() {
    let host = TestHost {
      VStack {
        List { Text("Outside") }.accessibilityIdentifier("outside")
        NavigationStack {
          List { Text("Row") }.accessibilityIdentifier("inside").toolbar { EditButton() }
        }
      }
    }
    #expect(host.find(.identifier("inside"))?[.isEditing] == nil)
    host.tap("Edit")
    #expect(host.find(.identifier("inside"))?[.isEditing] == true)
    #expect(host.find(.identifier("outside"))?[.isEditing] == nil)
    host.tap("Done")
    #expect(host.find(.identifier("inside"))?[.isEditing] == nil)
  }

  @Test func anAppCanKeepTheEditModeItself() {
    @SharedBox var mode = EditMode.inactive
    let binding = Binding(get: { mode }, set: { mode = $0 })
    let host = TestHost {
      NavigationStack { List { EditButton() }.environment(\.editMode, binding) }
    }
    host.tap("Edit")
    #expect(mode == .active)
    #expect(host.find(.role(.list))?[.isEditing] == true)
  }

  @Test func onOpenURLRunsOnceWithTheAddressOfTheWindow() {
    var opened: [String] = []
    var environment = EnvironmentValues()
    environment.location = ["books", "42"]
    @SharedBox var text = "a"
    let host = TestHost(environment: environment) {
      Text(text).onOpenURL { opened.append($0.absoluteString) }
    }
    text = "b"
    #expect(host.texts == ["b"])
    #expect(opened == ["/books/42"])
    _ = TestHost { Text("a").onOpenURL { opened.append($0.absoluteString) } }
    #expect(opened.count == 1)
  }

  private final class Count {
    var bodies = 0
  }

  private struct Child: View {
    let count: Count
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      count.bodies += 1
      return Text(isEnabled ? "on" : "off")
    }
  }

  private struct Plain: View {
    let count: Count

    var body: some View {
      count.bodies += 1
      return Text("plain")
    }
  }

  @Test func equalViewsInsideAnEqualEnvironmentAreNotEvaluatedAgain() {
    let count = Count()
    @SharedBox var other = 0
    let host = TestHost {
      VStack {
        Text("\(other)")
        let _ = other
        VStack { Plain(count: count) }.environment(\.layoutDirection, .leftToRight).disabled(other > 5)
      }
    }
    #expect(count.bodies == 1)
    other = 1
    #expect(count.bodies == 1)
    #expect(host.texts.contains("plain"))
  }

  @Test func aConditionThatIsAnotherClosureIsNoticed() {
    let count = Count()
    @SharedBox var isOff = false
    let host = TestHost {
      VStack {
        let isDisabled = isOff
        VStack { Child(count: count) }.disabled(isDisabled)
      }
    }
    #expect(host.texts == ["on"])
    isOff = true
    #expect(host.texts == ["off"])
    isOff = false
    #expect(host.texts == ["on"])
  }
}
