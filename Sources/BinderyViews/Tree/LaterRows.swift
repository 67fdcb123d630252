internal import Bindery

/// The rows of long stacks that are mounted in later steps, so that other work of the main actor comes in between.
@MainActor
struct LaterRows {
  /// The number of rows of a stack that are mounted before it looks at the time.
  static let step = 8

  /// Whether the present step has time for further rows; nil if all rows are mounted at once.
  fileprivate var hasTime: (@MainActor () -> Bool)?
  fileprivate var stacks: [any UnfinishedStack] = []
}

/// A stack whose rows are mounted in several steps.
@MainActor
protocol UnfinishedStack: AnyObject {
  /// Mounts rows that were left, as long as there is time.
  func mountMore()
}

extension ViewTree {
  /// Whether all rows are mounted.
  public var isMounted: Bool { laterRows.stacks.isEmpty }

  /// Mounts rows that were left because there was no time: at least some of them, so that repeated calls come to an end.
  ///
  /// Changes in between show what they would show otherwise. A stack that changes mounts all of its rows.
  ///
  /// - Parameter hasTime: is called repeatedly; once it returns false, the rest is left to the next call.
  public func mountMore(while hasTime: @escaping @MainActor () -> Bool) {
    guard !isMounted else { return }
    mountStep(while: hasTime) {
      repeat { laterRows.stacks.popLast()?.mountMore() } while !isMounted && hasTime()
    }
  }

  /// Mounts views, and leaves rows for later once there is no time.
  func mountStep(while hasTime: (@MainActor () -> Bool)?, _ mount: () -> Void) {
    laterRows.hasTime = hasTime
    batch { mount() }
    laterRows.hasTime = nil
    // An element has its name once everything around it is mounted.
    if isMounted { sizes.useNames() }
  }

  /// Leaves the further rows of a stack for later if there is no time now.
  ///
  /// - Returns: whether they are left.
  func leaves(_ stack: some UnfinishedStack) -> Bool {
    guard let hasTime = laterRows.hasTime, !hasTime() else { return false }
    laterRows.stacks.append(stack)
    return true
  }
}
