import Bindery
import BinderyTesting
import Testing

@testable import BinderyViews

/// Long stacks, whose rows a host mounts in several steps.
@Suite(.workScope) @MainActor
struct SteppedMountTests {
  private let model = Rows(40)

  /// A column with the rows of the model between two texts, of which the first step mounts the first eight rows.
  private func tree() -> ViewTree {
    ViewTree(while: { false }) { [model] in
      VStack {
        Text("above")
        ForEach(model.rows) { Text($0.name) }
        Text("below")
      }
    }
  }

  private func texts(_ node: Node) -> [String] {
    (node[.text].map { [$0] } ?? []) + node.children.flatMap(texts)
  }

  private func column(_ rows: some Sequence<Int>) -> [String] {
    ["above"] + rows.map { "row \($0)" } + ["below"]
  }

  @Test func eachStepMountsSomeRows() {
    let tree = tree()
    #expect(texts(tree.root) == column(1...8))
    #expect(!tree.isMounted)
    tree.mountMore { false }
    #expect(texts(tree.root) == column(1...16))
    var checks = 0
    tree.mountMore {
      checks += 1
      return checks < 3
    }
    #expect(texts(tree.root) == column(1...40))
    #expect(tree.isMounted)
  }

  @Test func aHostWithoutStepsMountsAllRows() {
    let tree = ViewTree { [model] in VStack { ForEach(model.rows) { Text($0.name) } } }
    #expect(tree.isMounted)
    #expect(texts(tree.root).count == 40)
  }

  @Test func rowsOfLaterStepsAreInserted() {
    let tree = tree()
    _ = tree.takePatches()
    tree.mountMore { true }
    let patches = tree.takePatches()
    #expect(patches.count == 32)
    #expect(patches.allSatisfy { if case .insert = $0 { true } else { false } })
  }

  @Test(arguments: 1...40)
  func changesBetweenStepsShowTheSameAsWithoutSteps(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var last = 100
    func newRow() -> Row {
      last += 1
      return Row(last)
    }
    let tree = tree()
    while !tree.isMounted {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: model.rows.append(newRow())
      case 1: model.rows.remove(at: Int.random(in: model.rows.indices, using: &random))
      case 2: model.rows.shuffle(using: &random)
      case 3:
        model.rows.insert(newRow(), at: Int.random(in: model.rows.indices, using: &random))
      case 4: model.rows = []
      default: tree.mountMore { false }
      }
      if model.rows.isEmpty { model.rows = (0..<20).map { _ in newRow() } }
    }
    #expect(texts(tree.root) == ["above"] + model.rows.map(\.name) + ["below"])
    tree.mountMore { true }
    #expect(texts(tree.root) == ["above"] + model.rows.map(\.name) + ["below"])
  }

  @Test func aChangedRowOfALaterStepIsShown() {
    let tree = tree()
    tree.mountMore { true }
    model.rows[30].name = "renamed"
    #expect(texts(tree.root)[31] == "renamed")
  }

  @Test func aStackThatIsRemovedBetweenStepsIsForgotten() {
    @MainActor final class Screen { @Box var isShown = true }
    let screen = Screen()
    let tree = ViewTree(while: { false }) { [model] in
      VStack { if screen.isShown { ForEach(model.rows) { Text($0.name) } } }
    }
    screen.isShown = false
    tree.mountMore { true }
    #expect(tree.isMounted)
    #expect(texts(tree.root).isEmpty)
  }

  @Test func aStackThatIsRemovedLaterIsFreed() {
    @MainActor final class Screen { @Box var isShown = true }
    @MainActor final class Guest { let count = 20 }
    let screen = Screen()
    weak var last: Guest?
    func guest() -> Guest {
      let guest = Guest()
      last = guest
      return guest
    }
    let tree = ViewTree(while: { false }) {
      VStack {
        if screen.isShown {
          let guest = guest()
          ForEach(0..<20) { Text("\($0) of \(guest.count)") }
        }
      }
    }
    while !tree.isMounted { tree.mountMore { false } }
    #expect(last != nil)
    screen.isShown = false
    #expect(last == nil)
  }

  @Test func stacksInRowsAreMountedInSteps() {
    let tree = ViewTree(while: { false }) {
      VStack {
        ForEach(0..<20) { row in
          HStack { ForEach(0..<20) { Text("\(row)/\($0)") } }
        }
      }
    }
    #expect(texts(tree.root).count == 64)
    while !tree.isMounted { tree.mountMore { false } }
    let all = (0..<20).flatMap { row in (0..<20).map { "\(row)/\($0)" } }
    #expect(texts(tree.root) == all)
  }

  @Test func whatNeedsAllOfItsRowsIsMountedAtOnce() {
    let tree = ViewTree(while: { false }) { [model] in
      Picker("Row", selection: .constant(30)) { ForEach(model.rows) { Text($0.name).tag($0.id) } }
      List { ForEach(model.rows) { Text($0.name) } }
    }
    #expect(tree.isMounted)
    #expect(texts(tree.root).filter { $0 == "row 40" }.count == 2)
  }

  @Test func aWindowThatClosesBetweenStepsMountsNothing() {
    let tree = tree()
    tree.unmount()
    #expect(tree.isMounted)
    let shown = texts(tree.root)
    tree.mountMore { true }
    #expect(texts(tree.root) == shown)
  }
}
