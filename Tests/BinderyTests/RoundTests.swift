import Bindery
import Testing

/// The order of effects after many flushes and at great depth.
@MainActor
@Suite struct RoundTests {
  /// More rounds than a small counter distinguishes.
  @Test(arguments: [65_535, 65_536, 65_537])
  func aParentThatRanLongAgoRunsBeforeItsChildren(rounds: Int) {
    @SharedBox var user: String?
    @SharedBox var isSignedIn = true
    @SharedBox var other = 0
    var log: [String] = []
    let bag = DisposeBag()
    effect { if !isSignedIn { user = nil } }.disposed(by: bag)
    effect {
      log.append("parent")
      guard user != nil else { return }
      _ = effect { log.append("child of \(user ?? "nobody")") }
    }.disposed(by: bag)
    effect { _ = other }.disposed(by: bag)
    user = "Ana"
    #expect(log == ["parent", "parent", "child of Ana"])
    log = []
    for _ in 1..<rounds { other += 1 }
    isSignedIn = false
    #expect(log == ["parent"])
    bag.dispose()
  }

  /// Each effect creates the next one in a later run, so the depth of the effects is not the depth of calls.
  @Test func effectsOfAnyDepthRunAfterTheirParentsAndEndWithThem() {
    let depth = 70_000
    @SharedBox var isEnding = false
    let triggers = (0...depth).map { _ in SharedBox(wrappedValue: false) }
    var created = 0
    var order: [Int] = []
    @MainActor func nest(_ level: Int) {
      _ = effect {
        if isEnding { return order.append(level) }
        guard triggers[level].wrappedValue, level < depth else { return }
        created += 1
        nest(level + 1)
      }
    }
    let outer = effect { nest(0) }
    for trigger in triggers { trigger.wrappedValue = true }
    #expect(created == depth)
    isEnding = true
    // The outermost effect runs first, and ends all others.
    #expect(order == [0])
    outer.dispose()
  }
}
