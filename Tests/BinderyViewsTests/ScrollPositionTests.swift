import Bindery
import BinderyTesting
import BinderyViews
import Testing

@MainActor
private final class Model {
  @Box var rows = Array(1...20)
  @Box var position: Int?
  @Box var tag = 1

  func bind() -> Binding<Int?> { Binding(get: { self.position }, set: { self.position = $0 }) }
}

extension TestHost {
  /// The texts of the nodes that the app has scrolled to since the last call.
  fileprivate var scrolled: [String?] { takeScrolledNodes().map { self.words(of: $0) } }

  private func words(of node: Node) -> String? {
    node[.text] ?? node.children.lazy.compactMap { self.words(of: $0) }.first
  }

  /// Reports that rows are on the screen, and all others are not.
  fileprivate func see(_ rows: ClosedRange<Int>) {
    tree.see(tree.watched.filter { node in rows.contains { node[.text] == "row \($0)" } })
  }
}

@MainActor
@Suite("The position of a scroll view", .workScope)
struct ScrollPositionTests {
  private let model = Model()

  private func host(anchor: UnitPoint? = nil) -> TestHost {
    TestHost { [model] in
      ScrollView {
        // Each text has a box around it.
        LazyVStack {
          ForEach(model.rows, id: \.self) { Text("row \($0)").padding().frame(height: 40).padding() }
        }
      }
      .scrollPosition(id: model.bind(), anchor: anchor)
    }
  }

  @Test func settingThePositionScrolls() {
    let host = host()
    #expect(host.scrolled.isEmpty)
    model.position = 15
    #expect(host.scrolled == ["row 15"])
    model.position = nil
    #expect(host.scrolled.isEmpty)
  }

  @Test func aPositionFromTheBeginningIsScrolledTo() {
    model.position = 12
    let host = host()
    #expect(host.scrolled == ["row 12"])
  }

  @Test func thePositionIsTheFirstRowOnTheScreenAfterScrolling() {
    let host = host()
    host.see(1...5)
    #expect(model.position == nil)
    host.see(3...7)
    #expect(model.position == 3)
    #expect(host.scrolled.isEmpty)
    // Row 2 comes after rows that were seen before.
    host.see(2...6)
    #expect(model.position == 2)
  }

  @Test(arguments: [(UnitPoint.bottom, 7), (.center, 5), (.trailing, 7), (.top, 3)])
  func thePositionIsTheRowAtTheAnchor(anchor: UnitPoint, row: Int) {
    let host = host(anchor: anchor)
    host.see(1...5)
    host.see(3...7)
    #expect(model.position == row)
  }

  @Test func scrollingByTheAppLeavesThePositionAsItWasSet() {
    let host = host()
    host.see(1...5)
    model.position = 19
    #expect(host.scrolled == ["row 19"])
    host.see(8...12)
    host.see(16...20)
    #expect(model.position == 19)
    host.see(15...19)
    #expect(model.position == 15)
  }

  @Test func thePositionFollowsThePersonAfterARowThatIsVisibleOrUnknownOrGone() {
    let host = host()
    host.see(1...5)
    model.position = 1
    host.see(2...6)
    #expect(model.position == 2)
    model.position = 99
    host.see(3...7)
    host.see(4...8)
    #expect(model.position == 4)
    model.position = 18
    model.rows.removeAll { $0 == 18 }
    host.see(5...9)
    host.see(6...10)
    #expect(model.position == 6)
    model.position = 19
    model.position = nil
    host.see(7...11)
    #expect(model.position == 7)
  }

  @Test func aPositionThatDoesNotChangeLeavesThePersonWhereTheyAre() {
    let host = TestHost { [model] in
      ScrollView { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
        .scrollPosition(id: .constant(model.tag > 0 ? 3 : nil))
    }
    #expect(host.scrolled == ["row 3"])
    host.see(3...6)
    host.see(7...10)
    model.tag += 1
    #expect(host.scrolled.isEmpty)
  }

  @Test func theRowsOfAnotherBranchAreFollowed() {
    let host = TestHost { [model] in
      ScrollView {
        if model.tag == 1 {
          VStack { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
        } else {
          LazyVStack { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
        }
      }
      .scrollPosition(id: model.bind())
    }
    model.tag += 1
    host.see(1...5)
    host.see(4...8)
    #expect(model.position == 4)
  }

  @Test func theRowsOfTheListCountAndNoOthers() {
    let host = TestHost { [model] in
      ScrollView {
        ScrollView(.horizontal) { HStack { ForEach(1...3, id: \.self) { Text("chip \($0)") } } }
        ForEach(model.rows, id: \.self) { row in
          Text("row \(row)")
          ForEach(1...3, id: \.self) { Text("star \($0)") }
        }
        ForEach(1...3, id: \.self) { Text("end \($0)") }
      }
      .scrollPosition(id: model.bind())
    }
    #expect(
      host.tree.watched.allSatisfy {
        ($0[.text] ?? "").hasPrefix("row") || ($0[.text] ?? "").hasPrefix("star")
      })
    model.position = 2
    #expect(host.scrolled == ["row 2"])
  }

  @Test func theSameRowIsScrolledToAgainAfterThePersonHasScrolled() {
    let host = host()
    model.position = 15
    host.see(15...19)
    host.see(3...7)
    _ = host.scrolled
    model.position = 15
    #expect(host.scrolled == ["row 15"])
  }

  @Test func listsInsideARowHaveIdentitiesOfTheirOwn() {
    let host = TestHost { [model] in
      ScrollView {
        ForEach(model.rows, id: \.self) { row in
          VStack { ForEach(1...2, id: \.self) { Text("tag \($0) of \(row)") } }
        }
      }
      .scrollPosition(id: model.bind())
    }
    let watched = host.tree.watched
    #expect(watched.count == model.rows.count)
    #expect(watched.allSatisfy { $0[.text] == nil })
  }

  @Test func aSurroundingReaderScrollsToTheRowsToo() {
    let host = TestHost { [model] in
      ScrollViewReader { proxy in
        Button("Last") { proxy.scrollTo(20) }
        ScrollView { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
          .scrollPosition(id: model.bind())
      }
    }
    host.tap("Last")
    #expect(host.scrolled == ["row 20"])
  }
}

@MainActor
@Suite("The place where a scroll view begins", .workScope)
struct DefaultScrollAnchorTests {
  private let model = Model()

  private func host(_ anchor: UnitPoint?) -> TestHost {
    TestHost { [model] in
      ScrollView {
        LazyVStack { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
      }
      .defaultScrollAnchor(anchor)
    }
  }

  @Test func aScrollViewBeginsAtItsEnd() { #expect(host(.bottom).scrolled == ["row 20"]) }

  @Test func aScrollViewBeginsInTheMiddle() { #expect(host(.center).scrolled == ["row 11"]) }

  @Test(arguments: [UnitPoint?.none, .top]) func aScrollViewBeginsAtItsStart(anchor: UnitPoint?) {
    #expect(host(anchor).scrolled.isEmpty)
  }

  @Test func aNewRowIsShownToWhoSeesTheLastOne() {
    let host = host(.bottom)
    host.see(16...20)
    _ = host.scrolled
    model.rows.append(21)
    #expect(host.scrolled == ["row 21"])
  }

  @Test func aNewRowIsShownBeforeAHostReports() {
    let host = host(.bottom)
    _ = host.scrolled
    model.rows.append(21)
    #expect(host.scrolled == ["row 21"])
  }

  @Test func aNewRowDoesNotMoveWhatIsReadAbove() {
    let host = host(.bottom)
    host.see(16...20)
    host.see(5...9)
    _ = host.scrolled
    model.rows.append(21)
    #expect(host.scrolled.isEmpty)
    #expect(model.position == nil)
  }

  @Test func itWorksBesideAPosition() {
    let host = TestHost { [model] in
      ScrollView {
        LazyVStack { ForEach(model.rows, id: \.self) { Text("row \($0)") } }
      }
      .defaultScrollAnchor(.bottom)
      .scrollPosition(id: model.bind())
    }
    #expect(host.scrolled == ["row 20"])
    host.see(16...20)
    host.see(10...14)
    #expect(model.position == 10)
    model.position = 2
    #expect(host.scrolled == ["row 2"])
  }
}
