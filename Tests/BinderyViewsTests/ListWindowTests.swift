import Bindery
import BinderyTesting
import Testing

@testable import BinderyViews

/// A host's copy of a list, updated only by patches.
@MainActor
private final class MirroredList {
  let tree: ViewTree
  let list: Node
  private(set) var children: [NodeID] = []

  init(_ model: Rows) throws {
    tree = ViewTree(rows: .window) {
      List {
        Text("before")
        ForEach(model.rows) { row in Text(row.name) }
        Text("after")
      }
    }
    list = try #require(tree.root.children.first)
    _ = tree.takePatches()
    children = list.children.map(\.id)
  }

  isolated deinit { tree.unmount() }

  /// Applies changes, and expects the tree's order.
  func apply(sourceLocation: SourceLocation = #_sourceLocation) {
    for patch in tree.takePatches() {
      switch patch {
      case .insert(let node, let parent, let before) where parent === list:
        children.insert(node.id, at: place(before))
      case .move(let node, let parent, let before) where parent === list:
        children.removeAll { $0 == node.id }
        children.insert(node.id, at: place(before))
      case .remove(let id, let parent) where parent === list:
        #expect(children.contains(id), sourceLocation: sourceLocation)
        children.removeAll { $0 == id }
      default: break
      }
    }
    #expect(children == list.children.map(\.id), sourceLocation: sourceLocation)
  }

  private func place(_ before: Node?) -> Int {
    before.flatMap { node in children.firstIndex(of: node.id) } ?? children.count
  }

  /// The mounted rows of the collection, and the numbers of unmounted rows before and after them.
  var shown: (earlier: Int, names: [String], rest: Int) {
    var inner = list.children.dropFirst().dropLast()
    let earlier = inner.first.flatMap { $0[.rowCount] }
    if earlier != nil { inner = inner.dropFirst() }
    let rest = inner.last.flatMap { $0[.rowCount] }
    if rest != nil { inner = inner.dropLast() }
    return (earlier ?? 0, inner.map { $0.children.first?[.text] ?? "" }, rest ?? 0)
  }

  /// Reports rows of the whole list as visible.
  ///
  /// - Returns: Whether a placeholder to report them to exists.
  func reveal(_ rows: Range<Int>) -> Bool {
    let (earlier, names, _) = shown
    let placeholders = list.children.filter { $0.takes(.reveal) }
    guard let placeholder = earlier > 0 ? placeholders.first : placeholders.last else { return false }
    let first = earlier > 0 ? 0 : names.count
    return tree.send(
      UserEvent(.reveal(rows.lowerBound - first..<rows.upperBound - first), on: placeholder.id))
  }
}

/// Lists of which a window is mounted.
@Suite(.workScope) @MainActor
struct ListWindowTests {
  @Test func theFirstRowsAreMountedAndTheOthersCounted() throws {
    let list = try MirroredList(Rows(10_000))
    #expect(list.shown.names.count == 60)
    #expect(list.shown.rest == 9_940)
  }

  @Test func aJumpMountsOnlyWhatIsInSight() throws {
    let list = try MirroredList(Rows(10_000))
    #expect(list.reveal(9_960..<10_000))
    list.apply()
    #expect(list.shown.earlier == 9_960)
    #expect(list.shown.names.first == "row 9961")
    #expect(list.shown.names.count == 40)
    #expect(list.shown.rest == 0)
  }

  @Test func rowsFarAwayAreUnmounted() throws {
    let list = try MirroredList(Rows(10_000))
    for first in stride(from: 0, to: 5_000, by: 40) {
      _ = list.reveal(first..<first + 40)
      list.apply()
      #expect(list.shown.names.count <= LazyRows.most)
    }
    #expect(list.shown.earlier > 4_000)
  }

  @Test func rowsThatStayKeepTheirNodes() throws {
    let list = try MirroredList(Rows(1_000))
    let before = list.list.children[40].id
    #expect(list.reveal(50..<120))
    #expect(list.list.children[40].id == before)
  }

  @Test func aMovedRowIsFoundByItsPlaceInTheWholeList() throws {
    let model = Rows(1_000)
    var moved: [Int] = []
    let tree = ViewTree(rows: .window) {
      List { ForEach(model.rows) { row in Text(row.name) }.onMove { moved = Array($0) + [$1] } }
    }
    let list = try #require(tree.root.children.first)
    let placeholder = try #require(list.children.last)
    #expect(tree.send(UserEvent(.reveal(500..<540), on: placeholder.id)))
    #expect(tree.send(UserEvent(.move(3), on: list.children[1].id)))
    #expect(moved == [560, 564])
    tree.unmount()
  }

  @Test(arguments: [
    0..<0, -5 ..< -1, Int.min..<Int.max, Int.max - 1..<Int.max, Int.min..<Int.min + 1, 400..<400,
  ])
  func rangesAreClampedToTheRows(range: Range<Int>) throws {
    let list = try MirroredList(Rows(1_000))
    let placeholder = try #require(list.list.children.first { $0.takes(.reveal) })
    list.tree.send(UserEvent(.reveal(range), on: placeholder.id))
    list.apply()
    let shown = list.shown
    #expect(shown.earlier + shown.names.count + shown.rest == 1_000)
    #expect(!shown.names.isEmpty)
  }

  /// The mounted rows are a part of the list without a window, for any changes and revealed rows.
  @Test(arguments: 0..<12) func aWindowShowsAPartOfTheWholeList(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let model = Rows(Int.random(in: 1...900, using: &random))
    let list = try MirroredList(model)
    var next = 10_000
    for _ in 0..<60 {
      let count = model.rows.count
      let place = Int.random(in: 0...count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: model.rows.insert(Row(next), at: place)
      case 1: if count > 0 { model.rows.remove(at: min(place, count - 1)) }
      case 2:
        model.rows.insert(contentsOf: (next..<next + 300).map(Row.init), at: place)
        next += 300
      case 3: model.rows.removeSubrange(place..<min(count, place + 200))
      case 4: model.rows.shuffle(using: &random)
      case 5: model.rows.reverse()
      case 6: if count > 0 { model.rows[min(place, count - 1)].name += "!" }
      default:
        let rows = place..<min(count, place + Int.random(in: 1...90, using: &random))
        let isPlaceholder = list.reveal(rows)
        let shown = list.shown
        if isPlaceholder, !rows.isEmpty {
          #expect((shown.earlier..<shown.earlier + shown.names.count).contains(rows.lowerBound))
          #expect(shown.earlier + shown.names.count >= rows.upperBound)
        }
      }
      next += 1
      list.apply()
      let (earlier, names, rest) = list.shown
      #expect(earlier + names.count + rest == model.rows.count)
      #expect(names == model.rows.dropFirst(earlier).prefix(names.count).map(\.name))
      #expect(!names.isEmpty || model.rows.isEmpty)
    }
  }
}
