internal import Bindery

extension HostileProgram {
  // MARK: Recipes

  /// The lowest derived value that is being computed. Values that are created or read in the meantime must be below
  /// it.
  private var ceiling: (level: Int, number: Int) {
    var lowest = (level: Int.max, number: Int.max)
    for case .derived(let recipe) in frames where (recipe.level, recipe.number) < lowest {
      lowest = (recipe.level, recipe.number)
    }
    return lowest
  }

  /// Whether reading a recipe cannot make it read itself.
  func isReadable(_ recipe: Recipe) -> Bool {
    let ceiling = ceiling
    return recipe.isBelow(level: ceiling.level, number: ceiling.number)
  }

  /// Creates a recipe from the existing values.
  private func makeRecipe(depth: Int = 0) -> Recipe {
    let ceiling = ceiling
    let choice = derived.filter { $0.recipe.isBelow(level: ceiling.level, number: ceiling.number) }
    let slotCount = slots.indices.filter { $0 < ceiling.level }.count
    var level = 0
    func pick() -> Term {
      switch roll(12) {
      case 0..<4 where !choice.isEmpty:
        // Prefer recent values, so that the graph gets deep.
        let derived = choice[max(roll(choice.count), roll(choice.count))]
        level = max(level, derived.recipe.level)
        return .derived(derived)
      case 4 where slotCount > 0:
        let slot = roll(slotCount)
        level = max(level, slot + 1)
        return .slot(slot)
      case 5 where kinds.contains(.owners): return .owner(roll(ownerSlots.count))
      case 6 where kinds.contains(.unkept): return .mapped(roll(boxes.count))
      case 7 where kinds.contains(.unkept) && depth < 2:
        let recipe = makeRecipe(depth: depth + 1)
        level = max(level, recipe.level)
        return .unkept(recipe)
      case 8 where !objects.isEmpty: return .object(roll(objects.count))
      default: return .box(roll(boxes.count))
      }
    }
    func some() -> [Term] { (0..<roll(3)).map { _ in pick() } }
    let (selector, whenEven, whenOdd) = (pick(), some(), some())
    made += 1
    return Recipe(
      number: made, level: level, selector: selector, whenEven: whenEven, whenOdd: whenOdd,
      modulus: 2 + roll(8), failing: roll(6) == 0 ? roll(5) : nil)
  }

  // MARK: Making

  func makeDerived() {
    guard derived.count < 12 else { return }
    let recipe = makeRecipe()
    note("make derived \(recipe.number)\(describe(recipe))")
    derived.append(Derived(recipe, in: self))
  }

  /// Creates an effect that the program retains.
  func makeKeptEffect() {
    guard kept.count < 8, let (record, disposable) = makeEffect() else { return }
    kept.append((record, disposable))
  }

  /// Creates an effect that only the current run retains, if there is one.
  func makeOwnedEffect() {
    guard let (record, disposable) = makeEffect() else { return }
    _ = consume disposable
    if record.parent == nil, record.isRoot { record.endStep = step }
  }

  /// Creates an effect that a bag retains.
  func makeBaggedEffect() {
    if bags.count < 2 { bags.append(BagRecord()) }
    let bagRecord = bags[roll(bags.count)]
    guard let (record, disposable) = makeEffect(forBag: true) else { return }
    guard let bag = bagRecord.bag, disposable.isActive else {
      // The first run has dropped the bag, or ended the run that owns the effect until it is in the bag.
      if record.isRoot { record.endStep = step }
      return
    }
    disposable.disposed(by: bag)
    record.isInBag = true
    bagRecord.records.append(record)
  }

  private func makeEffect(forBag: Bool = false) -> (EffectRecord, Disposable)? {
    guard records.count(where: { !$0.isEnded && !$0.wasInactive }) < 16 else { return nil }
    let recipe = makeRecipe()
    let (parent, isRoot) = owner
    let record = EffectRecord(number: recipe.number, recipe: recipe, parent: parent, isRoot: isRoot)
    note("make effect \(record.number)\(forBag ? " for a bag" : "")\(describe(recipe))")
    records.append(record)
    let disposable = bind(record)
    record.disposable = disposable
    record.isMade = true
    return (record, disposable)
  }

  private func bind(_ record: EffectRecord) -> Disposable {
    // A binding of a driver reads only that.
    if case .derived(let derived) = record.recipe.selector, record.recipe.failing == nil,
      record.recipe.whenEven.isEmpty, record.recipe.whenOdd.isEmpty
    {
      // It is unspecified whether the binding's run or an earlier one computes it.
      let driver = Driver(Computed { [unowned self] in within(.other("driver")) { derived.value } })
      return driver.bind { [unowned self] in show($0, in: record) }
    }
    return effect { [unowned self] in try run(record) }
  }

  /// The run that owns the effects that are created now, if known, and whether none does.
  private var owner: (parent: (record: EffectRecord, run: Int)?, isRoot: Bool) {
    for frame in frames.reversed() {
      switch frame {
      case .effect(let record): return ((record, record.runs), false)
      // A binding of a driver may be reading it, which no frame shows.
      case .derived: continue
      case .other: return (nil, false)
      }
    }
    return (nil, frames.isEmpty)
  }

  // MARK: Ending

  func dispose() {
    guard !kept.isEmpty else { return }
    let index = roll(kept.count)
    // Drop it only sometimes, so that some are disposed twice.
    let (record, disposable) = roll(3) == 0 ? kept[index] : kept.remove(at: index)
    note("dispose effect \(record.number)")
    disposable.dispose()
    record.endStep = step
  }

  /// Drops the last reference to an effect, unless the run that created it has another one.
  func drop() {
    guard !kept.isEmpty else { return }
    let (record, disposable) = kept.remove(at: roll(kept.count))
    note("drop effect \(record.number)")
    _ = consume disposable
    if record.isRoot { record.endStep = step }
  }

  func disposeBag() {
    guard let record = bags.randomElement(using: &random), let bag = record.bag else { return }
    note("dispose a bag of \(record.records.map(\.number))")
    let records = record.records
    record.records = []
    record.disposals += 1
    bag.dispose()
    record.disposals -= 1
    for record in records { record.endStep = step }
  }

  func dropBag() {
    let choice = bags.indices.filter { bags[$0].disposals == 0 }
    guard let index = choice.randomElement(using: &random) else { return }
    let record = bags.remove(at: index)
    note("drop a bag of \(record.records.map(\.number))")
    let records = record.records
    record.records = []
    record.bag = nil
    for record in records { record.endStep = step }
  }

  private func describe(_ recipe: Recipe) -> String {
    guard write != nil else { return "" }
    let even = recipe.whenEven.map { describe($0) }.joined(separator: ", ")
    let odd = recipe.whenOdd.map { describe($0) }.joined(separator: ", ")
    let failing = recipe.failing.map { ", fails at \($0)" } ?? ""
    return "(\(describe(recipe.selector)); even: \(even); odd: \(odd); mod \(recipe.modulus)\(failing))"
  }

  /// Returns the name of a term in a trace.
  func describe(_ term: Term) -> String {
    switch term {
    case .box(let index): "box \(index)"
    case .object(let index): "object \(index)"
    case .mapped(let index): "mapped \(index)"
    case .derived(let derived): "derived \(derived.recipe.number)"
    case .slot(let index): "slot \(index)"
    case .owner(let index): "owner \(index)"
    case .unkept(let recipe): "unkept\(describe(recipe))"
    }
  }
}
