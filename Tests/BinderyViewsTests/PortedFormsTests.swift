import Bindery
import BinderyTesting
import BinderyViews
import Testing

/// Initializers of views that ported screens use: links with a condition, lists with a selection, groups with a
/// title.
@MainActor
@Suite struct PortedFormsTests {
  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Test func aLinkWithAConditionFollowsIt() {
    @SharedBox var isActive = false
    let binding = Binding(get: { isActive }, set: { isActive = $0 })
    let host = TestHost {
      NavigationStack { NavigationLink(destination: Text("Detail"), isActive: binding) { Text("More") } }
    }
    host.tap("More")
    #expect(isActive && host.texts == ["Detail"])
    isActive = false
    #expect(host.texts == ["More"])
  }

  @Test func ofLinksWithTagsOneIsFollowed() {
    @SharedBox var selection: Int?
    let binding = Binding(get: { selection }, set: { selection = $0 })
    let host = TestHost {
      NavigationStack {
        NavigationLink(destination: Text("One"), tag: 1, selection: binding) { Text("First") }
        NavigationLink(destination: Text("Two"), tag: 2, selection: binding) { Text("Second") }
      }
    }
    host.tap("Second")
    #expect(selection == 2 && host.texts == ["Two"])
    selection = nil
    #expect(host.texts == ["First", "Second"])
  }

  @Test func aRowOfAListIsChosenByItsID() {
    @SharedBox var chosen: Int?
    let binding = Binding(get: { chosen }, set: { chosen = $0 })
    let items = [Item(id: 7, name: "Oslo"), Item(id: 8, name: "Bern")]
    let host = TestHost { List(items, selection: binding) { Text($0.name) } }
    host.tap(.row("Bern"))
    #expect(chosen == 8)
  }

  @Test func aGroupHasATitle() {
    let host = TestHost { GroupBox("Weather") { Text("Rain") } }
    #expect(host.texts == ["Weather", "Rain"])
    #expect(host.all(.role(.group)).count == 1)
  }

  @Test func aTitleOfATabAndItsIconHaveSwiftUIsSpelling() {
    let host = TestHost {
      TabView {
        Tab("Home", systemImage: "house") { Text("One") }
        Tab("Search", systemImage: "magnifyingglass") { Text("Two") }
      }
    }
    #expect(host.all(.role(.tab)).map { $0[.icon] } == [.home, .search])
    #expect(host.all(.role(.tab)).map { $0[.title] } == ["Home", "Search"])
  }

  @Test func nothingFoundHasAnIconAndADescription() {
    let host = TestHost {
      ContentUnavailableView("No pets", systemImage: "magnifyingglass", description: Text("Look elsewhere."))
    }
    let node = host.find(.role(.unavailable))
    #expect(node?[.title] == "No pets" && node?[.icon] == .search && node?[.detail] == "Look elsewhere.")
  }
}
