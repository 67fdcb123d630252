import Bindery
import BinderyTesting
import Testing

@testable import BinderyViews

@Suite("ForEach", .workScope) @MainActor
struct ForEachTests {
  private func mounted(_ model: Rows) -> TestHost {
    let host = TestHost { List { ForEach(model.rows) { row in Text(row.name) } } }
    host.scroll(to: .row("row \(model.rows.count)"))
    host.forgetChanges()
    return host
  }

  @Test func deletingRowThreeOfAThousandSendsOneRemove() {
    let model = Rows(1000)
    let host = mounted(model)
    model.rows.remove(at: 2)
    host.expectChanges(#"remove row "row 3" from list"#)
    #expect(host.texts.count == 999)
  }

  @Test func aRowIsInsertedBeforeOneThatShowsNothing() {
    @MainActor final class Model { @Box var numbers = [1, 2, 3] }
    let model = Model()
    let host = TestHost {
      VStack { ForEach(model.numbers, id: \.self) { number in if number != 2 { Text("\(number)") } } }
    }
    model.numbers = [1, 9, 2, 3]
    #expect(host.texts == ["1", "9", "3"])
  }

  @Test func aChangedRowSetsOneProperty() {
    let model = Rows(1000)
    let host = mounted(model)
    model.rows[2].name = "renamed"
    host.expectChanges(#"text: text = "renamed""#)
  }

  @Test func movingTheLastRowToTheFrontIsOneMove() {
    let model = Rows(5)
    let host = mounted(model)
    let rows = model.rows
    model.rows = [rows[4]] + rows.prefix(4)
    host.expectChanges(#"move row "row 5" in list before row "row 1""#)
    #expect(host.texts == ["row 5", "row 1", "row 2", "row 3", "row 4"])
  }

  @Test func swappingTwoRowsIsTwoMoves() {
    let model = Rows(1000)
    let host = mounted(model)
    model.rows.swapAt(1, 998)
    host.expectChanges(
      #"move row "row 2" in list before row "row 1000""#, #"move row "row 999" in list before row "row 3""#)
    #expect(host.texts[1] == "row 999")
    #expect(host.texts[998] == "row 2")
  }

  @Test func rowsAreInsertedAtTheirPosition() {
    let model = Rows(3)
    let host = mounted(model)
    model.rows.insert(Row(9), at: 1)
    host.expectChanges(#"insert row "row 9" in list before row "row 2""#)
  }

  @Test func newRowsInPlaceOfAllAreInsertedInOrder() {
    let model = Rows(2)
    let host = mounted(model)
    model.rows = [Row(7), Row(8)]
    host.expectChanges(
      #"remove row "row 1" from list"#, #"remove row "row 2" from list"#,
      #"insert row "row 7" in list"#, #"insert row "row 8" in list"#)
  }

  @Test func rowsAreInsertedRemovedAndMovedTogether() {
    let model = Rows(6)
    let host = mounted(model)
    let rows = model.rows
    model.rows = [rows[5], Row(7), rows[1], rows[0], Row(8), rows[3]]
    #expect(host.texts == ["row 6", "row 7", "row 2", "row 1", "row 8", "row 4"])
    model.rows = rows.reversed()
    #expect(host.texts == ["row 6", "row 5", "row 4", "row 3", "row 2", "row 1"])
    model.rows = []
    #expect(host.texts.isEmpty)
    model.rows = rows
    #expect(host.texts.count == 6)
  }

  @Test func aRepeatedIdentityIsShownOnce() {
    let model = Rows(2)
    let host = mounted(model)
    model.rows.append(model.rows[0])
    #expect(host.texts == ["row 1", "row 2"])
  }

  @Test func randomEditsEndInTheOrderOfTheModel() {
    var random = SeededGenerator(seed: 42)
    let model = Rows(30)
    let host = TestHost {
      VStack {
        Text("before")
        ForEach(model.rows) { row in
          if row.id.isMultiple(of: 3) { Text("third") }
          Text(row.name)
        }
        Text("after")
      }
    }
    let mirror = HostMirror(host.tree.root)
    var next = 100
    for _ in 0..<300 {
      var rows = model.rows
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          rows.insert(Row(next), at: Int.random(in: 0...rows.count, using: &random))
          next += 1
        case 1 where !rows.isEmpty: rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
        case 2 where !rows.isEmpty:
          let row = rows.remove(at: Int.random(in: 0..<rows.count, using: &random))
          rows.insert(row, at: Int.random(in: 0...rows.count, using: &random))
        default: rows.shuffle(using: &random)
        }
      }
      model.rows = rows
      mirror.apply(host.tree.takePatches())
      let wanted =
        ["before"] + rows.flatMap { $0.id.isMultiple(of: 3) ? ["third", $0.name] : [$0.name] } + ["after"]
      #expect(host.texts == wanted)
      #expect(mirror.texts == wanted)
    }
  }

  @Test func aSubsequenceOfStayingElementsIsTheLongest() {
    let stays = longestIncreasingSubsequence([3, 0, 1, -1, 2, 5, 4])
    #expect(stays == [false, true, true, false, true, false, true])
    #expect(longestIncreasingSubsequence([]).isEmpty)
    #expect(longestIncreasingSubsequence([-1, -1]) == [false, false])
  }
}

/// A model of a host: applies patches as the protocol defines, without access to the tree.
@MainActor
final class HostMirror {
  private final class Copy {
    let id: NodeID
    var text: String?
    var children: [Copy]

    init(_ node: Node) {
      id = node.id
      text = node.role == .text ? node[.text] : nil
      children = node.children.map(Copy.init)
    }

    var texts: [String] { (text.map { [$0] } ?? []) + children.flatMap(\.texts) }

    func find(_ id: NodeID) -> Copy? {
      if self.id == id { return self }
      for child in children { if let found = child.find(id) { return found } }
      return nil
    }
  }

  private let root: Copy

  init(_ node: Node) { root = Copy(node) }

  var texts: [String] { root.texts }

  func apply(_ patches: [Patch]) {
    for patch in patches {
      switch patch {
      case .insert(let node, let parent, let before):
        put(Copy(node), into: parent.id, before: before?.id)
      case .move(let node, let parent, let before):
        guard let parentCopy = root.find(parent.id),
          let copy = parentCopy.children.first(where: { $0.id == node.id })
        else { continue }
        parentCopy.children.removeAll { $0 === copy }
        put(copy, into: parent.id, before: before?.id)
      case .remove(let id, let parent):
        root.find(parent.id)?.children.removeAll { $0.id == id }
      case .set(let node, .text, _):
        if node.role == .text { root.find(node.id)?.text = node[.text] }
      case .set: break
      }
    }
  }

  private func put(_ copy: Copy, into parent: NodeID, before: NodeID?) {
    guard let parent = root.find(parent) else { return }
    let index = before.flatMap { id in parent.children.firstIndex { $0.id == id } } ?? parent.children.count
    parent.children.insert(copy, at: index)
  }
}
