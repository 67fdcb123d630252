import Bindery
import Testing

@testable import BinderyViewModels

/// The values that a window stores, and that another one restores.
@MainActor
@Suite struct SceneStateTests {
  @MainActor private final class Search {
    @Box var query = ""
    @Box var part = Part.today
    @Box var chosen: String?
    @Box var second: Part?
    @Box var draft = ""
    @Box var isOpen = false

    enum Part: String, Codable { case today, week }

    init(_ scene: SceneState) {
      scene.keep("q", of: self, \.query, in: .address)
      scene.keep("part", of: self, \.part, in: .address)
      scene.keep("chosen", of: self, \.chosen, in: .address)
      scene.keep("second", of: self, \.second, in: .address)
      scene.keep("draft", of: self, \.draft)
      scene.keep("open", of: self, \.isOpen)
    }
  }

  @Test func changedValuesAreRestored() {
    let first = SceneState()
    let search = Search(first)
    #expect(first.snapshot.isEmpty)
    search.draft = "Hello \"you\""
    search.isOpen = true
    let second = SceneState()
    second.restore(first.snapshot)
    let again = Search(second)
    #expect(again.draft == "Hello \"you\"")
    #expect(again.isOpen)
    #expect(second.snapshot == first.snapshot)
  }

  @Test func openWindowsTakeRestoredValues() {
    let first = SceneState()
    Search(first).draft = "lost with its owner"
    let search = Search(first)
    search.draft = "typed"
    let second = SceneState()
    let other = Search(second)
    second.restore(first.snapshot)
    #expect(other.draft == "typed")
  }

  @Test func addressValuesApplyAtOnceAndStoredOnesLater() {
    @MainActor final class Model {
      @Box var query = ""
      @Box var draft = ""
      private(set) var seen: [String] = []

      init(_ scene: SceneState) {
        scene.keep("q", of: self, \.query, in: .address)
        scene.keep("draft", of: self, \.draft)
        seen = [query, draft]
      }
    }
    let scene = SceneState(query: "q=rome")
    let model = Model(scene)
    #expect(model.seen == ["rome", ""])
    scene.restore(["draft": SavedValue(version: 1, json: "\"typed\"")])
    #expect(model.draft == "typed")
    // A view model that is made after that has its values at once.
    let before = SceneState(query: "q=rome")
    before.restore(["draft": SavedValue(version: 1, json: "\"typed\"")])
    #expect(Model(before).seen == ["rome", "typed"])
  }

  @Test func unreadValuesAreKept() {
    let scene = SceneState()
    scene.restore(["later": SavedValue(version: 1, json: "7")])
    #expect(scene.snapshot == ["later": SavedValue(version: 1, json: "7")])
    #expect(scene.cell("later", initial: 0, coding: .codable).value == 7)
  }

  @Test func changesAreReported() {
    let scene = SceneState()
    let search = Search(scene)
    var changes = 0
    scene.onChange = { changes += 1 }
    search.draft = "a"
    search.draft = "a"
    #expect(changes == 1)
  }

  @Test func olderVersionsAreMigratedOrReported() {
    @MainActor final class Model {
      @Box var count = 0
    }
    let old = ["count": SavedValue(version: 1, json: "\"5\"")]
    let migrating = SceneState()
    migrating.restore(old)
    let migrated = Model()
    migrating.keep("count", of: migrated, \.count, version: 2) { $0.value(String.self).flatMap { Int($0) } }
    #expect(migrated.count == 5)
    #expect(migrating.notices.isEmpty)
    let strict = SceneState()
    strict.restore(old)
    let dropped = Model()
    strict.keep("count", of: dropped, \.count, version: 2)
    #expect(dropped.count == 0)
    #expect(strict.notices.count == 1)
  }

  @Test func valuesOfAnotherTypeAreIgnoredAndReported() {
    for json in ["\"text\"", "[1]", "{}", "", "nonsense", "1e999", "true"] {
      let scene = SceneState()
      scene.restore(["n": SavedValue(version: 1, json: json)])
      #expect(scene.cell("n", initial: 3, coding: ValueCoding<Int>.codable).value == 3)
      #expect(scene.notices.count == 1)
    }
  }

  @Test func theAddressOpensAWindow() {
    let scene = SceneState(query: "q=new+york%21&part=week&chosen=a%2Fb&second=week&other=1&part=today")
    let search = Search(scene)
    #expect(search.query == "new york!")
    #expect(search.part == .week)
    #expect(search.chosen == "a/b")
    #expect(search.second == .week)
    #expect(scene.query == "q=new%20york%21&part=week&chosen=a/b&second=week")
  }

  @Test func initialValuesAreLeftOutOfTheAddress() {
    let scene = SceneState(query: "part=never&q=")
    let search = Search(scene)
    #expect(scene.query == "")
    search.part = .week
    #expect(scene.query == "part=week")
    search.part = .today
    #expect(scene.query == "")
  }

  @Test func backAndForwardChangeTheValues() {
    let scene = SceneState(query: "part=week")
    let search = Search(scene)
    search.query = "paris"
    scene.go(to: "part=week")
    #expect(search.query == "")
    #expect(search.part == .week)
    scene.go(to: "")
    #expect(search.part == .today)
  }

  @Test func hostileQueriesAreHarmless() {
    for query in ["%", "%zz=1", "&&&===", "q=%ff%fe", "=x", String(repeating: "q=1&", count: 5000)] {
      let search = Search(SceneState(query: query))
      #expect(search.part == .today)
    }
  }

  @Test func storedValuesDoNotRetainTheirOwner() {
    let scene = SceneState()
    weak var weakly: Search?
    do {
      let search = Search(scene)
      weakly = search
      search.draft = "x"
    }
    #expect(weakly == nil)
    #expect(scene.snapshot.isEmpty)
    #expect(scene.query == "")
  }
}
