internal import Bindery
internal import Observation

/// A random graph of boxes, derived values and effects, with a reference that recomputes all values from the boxes.
///
/// The effects also write boxes, create inner effects and dispose each other while they run. No formula above an effect reads the boxes that
/// it writes, so that all values converge.
///
///     indices:  boxes │ boxes that effects write │ derived values, each of anything before it
///
/// Some of the boxes can be `@Observable` objects. Observation also attributes the reads of inner runs to outer ones, so the number of runs
/// is unknown then.
@MainActor
public final class RandomGraph {
  @MainActor
  final class Source {
    @Box var value = 0
  }

  /// An `@Observable` source that replaces a box.
  @MainActor @Observable
  final class ObservedSource {
    var value = 0
  }

  /// The failures that were found.
  public private(set) var failures: [String] = []

  private var random: SeededGenerator
  private let boxCount: Int
  private let sources: [Source]
  /// The objects that replace the first boxes.
  private let observed: [ObservedSource]
  private var formulas: [Formula] = []
  private var derived: [Computed<Int>] = []
  /// The boxes written by effects on which each index may depend.
  private var written: [Set<Int>] = []
  private var watchers: [Watcher] = []

  /// Creates a graph, the same for the same seed.
  ///
  /// - Parameter observables: The number of boxes that are `@Observable` objects.
  public init(
    seed: UInt64, boxes: Int = 6, observables: Int = 0, writtenBoxes: Int = 2, derivedCount: Int = 14,
    watcherCount: Int = 8
  ) {
    random = SeededGenerator(seed: seed)
    boxCount = boxes
    observed = (0..<observables).map { _ in ObservedSource() }
    sources = (0..<boxes + writtenBoxes).map { _ in Source() }
    written = sources.indices.map { $0 < boxes ? [] : [$0] }
    for _ in 0..<derivedCount {
      let formula = makeFormula { _ in true }
      formulas.append(formula)
      written.append(Set(formula.all.flatMap { written[$0] }))
      derived.append(Computed { [unowned self] in formula.value { self.read($0) } })
    }
    for _ in 0..<watcherCount { addWatcher() }
  }

  /// Creates a formula of existing indices that are `allowed`.
  private func makeFormula(_ allowed: (Int) -> Bool) -> Formula {
    let choice = written.indices.filter(allowed)
    // Prefer recent values, so that the graph gets deep.
    func pick() -> Int {
      choice[
        max(
          Int.random(in: 0..<choice.count, using: &random), Int.random(in: 0..<choice.count, using: &random))]
    }
    func some() -> [Int] { (0..<Int.random(in: 0...3, using: &random)).map { _ in pick() } }
    return Formula(
      selector: pick(), whenEven: some(), whenOdd: some(), modulus: Int.random(in: 2...9, using: &random))
  }

  private func read(_ index: Int) -> Int {
    index < sources.count ? source(index) : derived[index - sources.count].value
  }

  private func source(_ index: Int) -> Int {
    index < observed.count ? observed[index].value : sources[index].value
  }

  /// Computes a value for reference, without caching and notification.
  private func expected(_ index: Int, _ known: inout [Int: Int]) -> Int {
    if index < sources.count { return untracked { source(index) } }
    if let value = known[index] { return value }
    let value = formulas[index - sources.count].value { expected($0, &known) }
    known[index] = value
    return value
  }

  private func inputs(of formula: Formula, _ known: inout [Int: Int]) -> [Int] {
    let selector = expected(formula.selector, &known)
    return [selector] + formula.list(selector).map { expected($0, &known) }
  }

  private func addWatcher() {
    let habit: Watcher.Habit
    var formula = makeFormula { _ in true }
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1: habit = .dispose(Int.random(in: 0..<20, using: &random))
    case 2, 3: habit = .nest(makeFormula { _ in true })
    case 4:
      let target = Int.random(in: boxCount..<sources.count, using: &random)
      let isWritten = watchers.contains {
        if case .write(target) = $0.habit { !$0.isDisposed } else { false }
      }
      if isWritten {
        habit = .watch
      } else {
        habit = .write(target)
        formula = makeFormula { index in !written[index].contains { $0 >= target } }
      }
    default: habit = .watch
    }
    let all = if case .nest(let inner) = habit { formula.all + inner.all } else { formula.all }
    // The values that an effect writes may depend on those of earlier effects, so the last of them may change once for each.
    let rounds = all.flatMap { written[$0] }.max().map { $0 - boxCount + 1 } ?? 0
    let watcher = Watcher(formula: formula, habit: habit, extraRuns: rounds)
    watchers.append(watcher)
    watcher.binding = effect { [unowned self] in self.run(watcher) }
    if watcher.isDisposed { watcher.dispose() }
  }

  private func run(_ watcher: Watcher) {
    watcher.runs += 1
    if watcher.isDisposed { watcher.faults.append("ran though disposed") }
    watcher.lastSeen = watcher.formula.value { read($0) }
    var known: [Int: Int] = [:]
    watcher.inputs = inputs(of: watcher.formula, &known)
    switch watcher.habit {
    case .watch: break
    case .dispose(let victim):
      if watcher.lastSeen % 7 == 3, watchers.indices.contains(victim) { watchers[victim].dispose() }
    case .write(let target): sources[target].value = watcher.lastSeen * 3 % 11
    case .nest(let formula):
      let number = watcher.runs
      _ = effect { [unowned self] in
        if watcher.isDisposed || watcher.runs != number { watcher.faults.append("ran an old inner effect") }
        watcher.innerSeen = formula.value { self.read($0) }
      }
    }
  }

  private func writeOne() {
    let index = Int.random(in: 0..<boxCount, using: &random)
    let value = Int.random(in: 0..<6, using: &random)
    if index < observed.count { observed[index].value = value } else { sources[index].value = value }
  }

  /// Performs a random act, then compares all values with the reference.
  public func step() {
    let before = watchers.map { (runs: $0.runs, isAlive: !$0.isDisposed, inputs: $0.inputs) }
    var isPlain = observed.isEmpty
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<10:
      writeOne()
    case 10..<15:
      batch {
        for _ in 0..<Int.random(in: 1...4, using: &random) { writeOne() }
      }
    case 15:
      // Reading in the middle of a batch settles the writes so far.
      isPlain = false
      batch {
        writeOne()
        if let memo = derived.randomElement(using: &random) { _ = memo.value }
        writeOne()
      }
    case 16:
      if let watcher = watchers.randomElement(using: &random) { watcher.dispose() }
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
    for (watcher, before) in zip(watchers, before) {
      check(
        watcher, runs: watcher.runs - before.runs, wasAlive: before.isAlive, isPlain ? before.inputs : nil)
    }
    checkDerived()
  }

  /// Compares a watcher with the reference.
  ///
  /// - Parameter inputs: The values that it read before the step, if it must not have run without a change of them.
  private func check(_ watcher: Watcher, runs: Int, wasAlive: Bool, _ inputs: [Int]?) {
    failures += watcher.faults
    if observed.isEmpty, runs > 1 + watcher.extraRuns { failures.append("a watcher ran \(runs) times") }
    if !wasAlive, runs > 0 { failures.append("a watcher ran after it was disposed") }
    guard !watcher.isDisposed else { return }
    var known: [Int: Int] = [:]
    func expect(_ seen: Int, _ formula: Formula, _ what: String) {
      let value = formula.value { expected($0, &known) }
      if value != seen { failures.append("\(what) \(seen), expected \(value)") }
    }
    expect(watcher.lastSeen, watcher.formula, "a watcher saw")
    if case .nest(let formula) = watcher.habit { expect(watcher.innerSeen, formula, "an inner effect saw") }
    if case .write(let target) = watcher.habit, expected(target, &known) != watcher.lastSeen * 3 % 11 {
      failures.append("what a watcher writes is not what it saw")
    }
    if let inputs, runs > 0, watcher.isPlain, self.inputs(of: watcher.formula, &known) == inputs {
      failures.append("a watcher ran though nothing that it read changed")
    }
  }

  private func checkDerived() {
    var known: [Int: Int] = [:]
    for (index, memo) in derived.enumerated() where Int.random(in: 0..<8, using: &random) == 0 {
      let value = expected(sources.count + index, &known)
      if memo.value != value { failures.append("derived \(index) is \(memo.value), expected \(value)") }
    }
  }

  /// Disposes all bindings.
  public func end() {
    for watcher in watchers { watcher.dispose() }
  }
}
