import Bindery

/// A random graph of boxes, derived values and effects, beside a reference that recomputes everything from the boxes alone.
///
/// A derived value or effect reads a selector and then, by its parity, one of two lists of sources: dependencies change all the time.
@MainActor
final class RandomGraph {
  /// How a derived value or an effect computes.
  struct Formula {
    let selector: Int
    let whenEven: [Int]
    let whenOdd: [Int]
    let modulus: Int
  }

  @MainActor
  final class Source {
    @Box var value = 0
  }

  @MainActor
  final class Watcher {
    let formula: Formula
    /// Which other watcher it disposes when it sees a multiple of seven.
    let victim: Int?
    var binding: Disposable?
    var isDisposed = false
    var lastSeen = 0
    var runs = 0
    var runsAfterDisposal = 0
    /// The values of what it read, as the reference had them when it ran.
    var inputs: [Int] = []

    init(formula: Formula, victim: Int?) {
      self.formula = formula
      self.victim = victim
    }
  }

  private var random: SeededGenerator
  private let sources: [Source]
  private var formulas: [Formula] = []
  private var derived: [Computed<Int>] = []
  private(set) var watchers: [Watcher] = []
  private(set) var failures: [String] = []

  init(seed: UInt64, boxes: Int, derivedCount: Int, watcherCount: Int) {
    random = SeededGenerator(seed: seed)
    sources = (0..<boxes).map { _ in Source() }
    for index in 0..<derivedCount {
      let formula = makeFormula(below: boxes + index)
      formulas.append(formula)
      derived.append(Computed { [unowned self] in self.evaluate(formula) { self.read($0) } })
    }
    for _ in 0..<watcherCount { addWatcher() }
  }

  private func makeFormula(below count: Int) -> Formula {
    func some() -> [Int] { (0..<Int.random(in: 0...3, using: &random)).map { _ in pick(below: count) } }
    return Formula(
      selector: pick(below: count), whenEven: some(), whenOdd: some(),
      modulus: Int.random(in: 2...9, using: &random))
  }

  /// Prefers what was made last, so that the graph gets deep.
  private func pick(below count: Int) -> Int {
    max(Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
  }

  private func evaluate(_ formula: Formula, _ read: (Int) -> Int) -> Int {
    let selector = read(formula.selector)
    var sum = selector
    for source in selector % 2 == 0 ? formula.whenEven : formula.whenOdd { sum += read(source) }
    return sum % formula.modulus
  }

  private func read(_ index: Int) -> Int {
    index < sources.count ? sources[index].value : derived[index - sources.count].value
  }

  /// The reference: no memory, no notification.
  private func expected(_ index: Int, _ known: inout [Int: Int]) -> Int {
    if index < sources.count { return untracked { sources[index].value } }
    if let value = known[index] { return value }
    let value = evaluate(formulas[index - sources.count]) { expected($0, &known) }
    known[index] = value
    return value
  }

  private func addWatcher() {
    let count = sources.count + derived.count
    let victim = Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: 0..<20, using: &random) : nil
    let watcher = Watcher(formula: makeFormula(below: count), victim: victim)
    watchers.append(watcher)
    watcher.binding = effect { [unowned self] in
      watcher.runs += 1
      if watcher.isDisposed { watcher.runsAfterDisposal += 1 }
      watcher.lastSeen = self.evaluate(watcher.formula) { self.read($0) }
      var known: [Int: Int] = [:]
      watcher.inputs = self.inputs(of: watcher.formula, &known)
      if let victim = watcher.victim, watcher.lastSeen % 7 == 3, victim < self.watchers.count {
        self.dispose(self.watchers[victim])
      }
    }
    if watcher.isDisposed { watcher.binding?.dispose() }
  }

  private func inputs(of formula: Formula, _ known: inout [Int: Int]) -> [Int] {
    let selector = expected(formula.selector, &known)
    let list = selector % 2 == 0 ? formula.whenEven : formula.whenOdd
    return [selector] + list.map { expected($0, &known) }
  }

  private func dispose(_ watcher: Watcher) {
    watcher.isDisposed = true
    watcher.binding?.dispose()
    watcher.binding = nil
  }

  private func writeOne() {
    let index = Int.random(in: 0..<sources.count, using: &random)
    sources[index].value = Int.random(in: 0..<6, using: &random)
  }

  /// Does something at random, then compares everything with the reference.
  func step() {
    let runsBefore = watchers.map(\.runs)
    let alive = watchers.map { !$0.isDisposed }
    let inputsBefore = watchers.map(\.inputs)
    var isPlain = true
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<10:
      writeOne()
    case 10..<15:
      batch {
        for _ in 0..<Int.random(in: 1...4, using: &random) { writeOne() }
      }
    case 15:
      // Reading in the middle of a batch settles what was written so far.
      isPlain = false
      batch {
        writeOne()
        if let memo = derived.randomElement(using: &random) { _ = memo.value }
        writeOne()
      }
    case 16:
      if let watcher = watchers.randomElement(using: &random) { dispose(watcher) }
    case 17:
      if watchers.count < 14 { addWatcher() }
      return
    case 18:
      if let index = watchers.indices.randomElement(using: &random), watchers[index].isDisposed {
        watchers.remove(at: index)
      }
      return
    default:
      if let memo = derived.randomElement(using: &random) { _ = memo.value }
    }
    check(runsBefore, alive, inputsBefore, isPlain: isPlain)
  }

  private func check(_ runsBefore: [Int], _ alive: [Bool], _ inputsBefore: [[Int]], isPlain: Bool) {
    var known: [Int: Int] = [:]
    for (index, watcher) in watchers.enumerated() {
      let runs = watcher.runs - runsBefore[index]
      if runs > 1 { failures.append("watcher \(index) ran \(runs) times") }
      if watcher.runsAfterDisposal > 0 { failures.append("watcher \(index) ran though disposed") }
      if !alive[index], runs > 0 { failures.append("watcher \(index) ran after it was disposed") }
      guard !watcher.isDisposed else { continue }
      let value = evaluate(watcher.formula) { expected($0, &known) }
      if value != watcher.lastSeen {
        failures.append("watcher \(index) saw \(watcher.lastSeen), expected \(value)")
      }
      let isChanged = inputs(of: watcher.formula, &known) != inputsBefore[index]
      if isPlain, runs > 0, !isChanged {
        failures.append("watcher \(index) ran though nothing that it read changed")
      }
    }
    for (index, memo) in derived.enumerated() where Int.random(in: 0..<8, using: &random) == 0 {
      let value = expected(sources.count + index, &known)
      if memo.value != value { failures.append("derived \(index) is \(memo.value), expected \(value)") }
    }
  }

  /// Disposes all bindings.
  func end() {
    for watcher in watchers { dispose(watcher) }
  }
}
