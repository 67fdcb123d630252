internal import Bindery

/// A random program that does everything that is allowed at the worst moment: its closures write, dispose themselves and others, fail, create
/// and drop effects, derived values and their owners, from any point of a run. After each step all values are compared with a reference that is
/// independent of the engine.
///
///     step   quiet: writes only           every effect ran at most once, and only if one of its inputs differs
///            wild: up to 30 wild acts     any order of runs is allowed
///     check                               all derived values, and the values that effects read last, equal those of the reference
///
/// The *result* of a closure depends only on the values that it reads; its *side effects* are limited by the fuel of the step. So every step
/// converges, and the reference need not follow it.
///
/// A step depends on the seed, its number and the steps before it. Leaving out irrelevant steps shortens a failing program.
@MainActor
public final class HostileProgram {
  /// The failures that were found.
  public internal(set) var failures: [String] = []

  let kinds: Set<Hostility>
  let acts: [Act]
  let write: ((String) -> Void)?
  private let seed: UInt64
  private let handler: @MainActor (Report) -> Void
  var random: SeededGenerator

  // The sources, and their values in the reference.
  let boxes = (0..<6).map { _ in BoxSource() }
  var boxValues = Array(repeating: 0, count: 6)
  let objects: [ObjectSource]
  var objectValues: [Int]
  let slots = (0..<2).map { _ in Slot() }
  var slotValues: [Derived?] = [nil, nil]
  let ownerSlots = (0..<2).map { _ in OwnerSlot() }
  var ownerValues: [OwnerValue?] = [nil, nil]
  let tokens = TokenSource()

  // The values that the program retains.
  var derived: [Derived] = []
  var records: [EffectRecord] = []
  var kept: [(record: EffectRecord, disposable: Disposable)] = []
  var bags: [BagRecord] = []
  var relays = [RelayRecord(), RelayRecord()]

  // The current runs.
  var frames: [Frame] = []
  var step = 0
  var fuel = 0
  var isQuiet = false
  var expectsCycle = false
  var cycles = 0
  /// Failures of effects that were thrown but not reported yet.
  var thrown = 0
  /// The number of writes. A value that was read before a write may differ after it.
  var writes = 0
  var made = 10

  /// The reference's state of an owner.
  struct OwnerValue {
    var own: Int
    let box: Int
  }

  /// Code of the program that the engine has called.
  enum Frame {
    case effect(EffectRecord)
    case derived(Recipe)
    /// Code in which no run owns created effects, or in which that is unspecified: an observer of a relay, a deinitializer, a cleanup, a
    /// handler.
    case other(String)
  }

  /// Creates a program, the same for the same seed and kinds.
  ///
  /// - Parameter write: Receives a line for each act of the program.
  public init(seed: UInt64, kinds: Set<Hostility>, write: ((String) -> Void)? = nil) {
    self.seed = seed
    self.kinds = kinds
    self.write = write
    random = SeededGenerator(seed: seed &* 1_000_003)
    acts = Act.all(of: kinds)
    let hasObjects = kinds.contains(.objects) && seed % 3 == 0
    objects = hasObjects ? [ObjectSource(), ObjectSource()] : []
    objectValues = hasObjects ? [0, 0] : []
    handler = Reports.handler
    Reports.handler = { [unowned self] in receive($0) }
    isQuiet = true
    for _ in 0..<5 { makeDerived() }
    for _ in 0..<3 { makeKeptEffect() }
    isQuiet = false
  }

  /// Performs one step, and compares all values with the reference.
  public func run(step number: Int) {
    step = number
    random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number) &* 7919 &+ 1)
    for record in records { record.runsInStep = 0 }
    let choice = roll(20)
    switch choice {
    case 0..<7:
      note("step \(number): quiet")
      isQuiet = true
      writeQuietly()
      check()
    case 7 where kinds.contains(.cycles):
      note("step \(number): cycle")
      fuel = 8 * roll(2)
      runInCircles()
      check()
    case 8..<10:
      note("step \(number): read")
      fuel = 12
      if let derived = derived.randomElement(using: &random) { read(derived) }
      check()
    default:
      note("step \(number): wild")
      fuel = 30
      for _ in 0...roll(3) { act() }
      check()
    }
    isQuiet = false
  }

  private func writeQuietly() {
    if roll(3) > 0 { return writeBox() }
    batch { for _ in 0...roll(3) { writeBox() } }
  }

  /// Makes two effects trigger each other until the engine stops them.
  private func runInCircles() {
    // Side effects may set a box back to its former value, and so end the cycle.
    let isSure = fuel == 0
    let one = roll(boxes.count)
    let other = (one + 1 + roll(boxes.count - 1)) % boxes.count
    expectsCycle = true
    cycles = 0
    let ping = effect("ping") { [unowned self] in
      _ = boxes[other].value
      within(.other("ping")) { setAnew(box: one) }
    }
    let pong = effect("pong") { [unowned self] in
      _ = boxes[one].value
      within(.other("pong")) { setAnew(box: other) }
    }
    ping.dispose()
    pong.dispose()
    if isSure, cycles == 0 { fail("a cycle was not reported") }
    for record in records where record.lastWrite == step { record.isExcused = true }
    expectsCycle = false
  }

  /// Writes a value that the box never had.
  private func setAnew(box index: Int) {
    made += 1
    set(box: index, to: made)
  }

  /// Releases everything, and checks that the graph is empty.
  public func end() {
    fuel = 0
    isQuiet = true
    for (_, disposable) in kept { disposable.dispose() }
    kept = []
    for record in bags { record.bag = nil }
    bags = []
    relays = []
    slotValues = [nil, nil]
    for slot in slots { slot.derived = nil }
    for slot in ownerSlots { slot.owner = nil }
    tokens.token = nil
    let left = records.filter(\.isActive)
    if let record = left.first { fail("effect \(record.number) goes on though everything was dropped") }
    records = []
    derived = []
    Reports.handler = handler
  }

  // MARK: Random numbers and notes

  func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  func fail(_ failure: String) {
    note("FAILURE: \(failure)")
    failures.append(failure)
  }

  func note(_ line: @autoclosure () -> String) {
    if let write { write(String(repeating: "  ", count: frames.count) + line()) }
  }

  /// Runs code of the program that the engine has called.
  func within<R>(_ frame: Frame, _ body: () throws -> R) rethrows -> R {
    frames.append(frame)
    defer { frames.removeLast() }
    return try body()
  }

  /// Returns the value of a mapped driver for the value of its box.
  static func mapped(_ value: Int) -> Int { value % 3 + 1 }
}
