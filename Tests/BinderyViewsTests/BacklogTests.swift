import Testing

@testable import BinderyViews

/// Changes that accumulate while no host receives them.
@MainActor
struct BacklogTests {
  private let root = Node(id: NodeID(rawValue: 1), role: .window)
  private let stack = Node(id: NodeID(rawValue: 2), role: .stack)
  private let rows = (3...6).map { Node(id: NodeID(rawValue: $0), role: .text) }

  /// A recorder that has shown a window with four rows.
  private func recorder() -> PatchRecorder {
    var recorder = PatchRecorder(smallestLimit: 8)
    root.children = [stack]
    stack.parent = root
    stack.children = rows
    for row in rows { row.parent = stack }
    _ = recorder.take(root: root)
    return recorder
  }

  private func move(_ count: Int, in recorder: inout PatchRecorder) {
    for _ in 0..<count {
      recorder.moved(rows[0], parent: stack, before: nil)
      recorder.dropBacklog(root: root)
    }
  }

  @Test func excessChangesAreReplacedByTheWholeWindow() throws {
    var recorder = recorder()
    recorder.set(rows[1], .text, wasSet: true)
    recorder.set(root, .colorScheme, wasSet: true)
    move(100, in: &recorder)
    recorder.set(rows[2], .text, wasSet: true)
    #expect(!recorder.isEmpty)
    let patches = recorder.take(root: root)
    try #require(patches.count == 3)
    guard case .remove(stack.id, _) = patches[0], case .insert(let shown, _, nil) = patches[1],
      case .set(let window, .colorScheme, _) = patches[2]
    else {
      Issue.record("\(patches)")
      return
    }
    #expect(shown === stack && window === root)
  }

  @Test func laterChangesAreSentIndividually() {
    var recorder = recorder()
    recorder.set(rows[1], .text, wasSet: true)
    move(100, in: &recorder)
    _ = recorder.take(root: root)
    #expect(recorder.isEmpty)
    recorder.set(rows[1], .text, wasSet: true)
    move(2, in: &recorder)
    #expect(recorder.take(root: root).count == 3)
  }

  @Test func manyChangesDoNotAccumulate() {
    var recorder = recorder()
    move(9, in: &recorder)
    #expect(recorder.take(root: root).count == 9)
  }
}
