internal import Bindery

extension HostileProgram {
  /// The closure of a derived value.
  func compute(_ recipe: Recipe) -> Int {
    within(.derived(recipe)) { recipe.value(of: computeInputs(recipe)) }
  }

  /// The closure of a derived value that may fail.
  func computeOrFail(_ recipe: Recipe) throws -> Int {
    try within(.derived(recipe)) {
      let inputs = computeInputs(recipe)
      if recipe.fails(with: inputs) { throw Failure() }
      return recipe.value(of: inputs)
    }
  }

  private func computeInputs(_ recipe: Recipe) -> [Int] {
    note("compute \(recipe.number)")
    let isWild = kinds.contains(.derivedActs)
    let selector = value(of: recipe.selector)
    var inputs = [selector]
    for term in recipe.terms(after: selector) {
      if isWild { actPerhaps() }
      inputs.append(value(of: term))
    }
    if isWild { actPerhaps() }
    return inputs
  }

  /// The body of an effect.
  func run(_ record: EffectRecord) throws {
    begin(record)
    defer { record.isRunning = false }
    try within(.effect(record)) {
      let recipe = record.recipe
      let before = (inputs: record.inputs, isComplete: record.isComplete, strayed: record.strayed)
      record.inputs = []
      record.isComplete = false
      record.strayed = false
      let fails = kinds.contains(.errors) && recipe.failing != nil
      let selector = value(of: recipe.selector)
      record.inputs.append(selector)
      for term in recipe.terms(after: selector) {
        // The failure may occur in the middle of the reads.
        if fails, recipe.fails(with: record.inputs) { try failRun() }
        actPerhaps()
        record.inputs.append(value(of: term))
      }
      record.isComplete = true
      checkReason(of: record, before)
      actPerhaps()
      actPerhaps()
      if fails, recipe.fails(with: record.inputs) { try failRun() }
    }
  }

  /// The body of a binding of a driver.
  func show(_ value: Int, in record: EffectRecord) {
    // The closure of its value may have ended it in the same run.
    if record.endStep != step { begin(record) } else { record.runs += 1 }
    defer { record.isRunning = false }
    within(.effect(record)) {
      let before = (inputs: record.inputs, isComplete: record.isComplete, strayed: false)
      record.inputs = [value]
      record.isComplete = true
      checkReason(of: record, before)
      actPerhaps()
      actPerhaps()
    }
  }

  private func begin(_ record: EffectRecord) {
    record.runs += 1
    record.runsInStep += 1
    record.isExcused = false
    record.isRunning = true
    note("effect \(record.number) runs")
    if record.isEnded { fail("effect \(record.number) ran after it was disposed") }
    if record.wasInactive || record.isMade && !record.isActive {
      fail("effect \(record.number) ran after it had ended")
    }
    if !record.isInBag, record.runs > 1, record.hasLostParent {
      fail("effect \(record.number) ran after the run that made it was over")
    }
  }

  private func failRun() throws {
    thrown += 1
    note("throw")
    throw Failure()
  }

  /// If only the test writes, an effect must run only if one of its inputs differs.
  private func checkReason(
    of record: EffectRecord, _ before: (inputs: [Int], isComplete: Bool, strayed: Bool)
  ) {
    guard isQuiet, record.runs > 1, before.isComplete, !before.strayed, objects.isEmpty else { return }
    // A failure after a failure counts as a change.
    if before.inputs == record.inputs, !record.inputs.contains(-1) {
      fail("effect \(record.number) ran though nothing that it reads changed")
    }
  }

  /// Reads a value that a closure must read.
  private func value(of term: Term) -> Int {
    let before = writes
    let value = engineValue(of: term)
    // Objects are reported one by one: a value derived from one may be outdated inside a run.
    if before == writes, objects.isEmpty, roll(4) == 0 {
      var reference = Reference(self)
      let expected = reference.value(of: term)
      if value != expected { fail("\(describe(term)) is \(value) inside a run, expected \(expected)") }
    }
    return value
  }

  private func engineValue(of term: Term) -> Int {
    switch term {
    case .box(let index): boxes[index].value
    case .object(let index): objects[index].value
    case .mapped(let index): boxes[index].$value.map { Self.mapped($0) }.value
    case .derived(let derived): derived.value
    case .slot(let index): slots[index].derived?.value ?? 0
    case .owner(let index): ownerSlots[index].owner?.sum.value ?? 0
    case .unkept(let recipe): Derived(recipe, in: self).value
    }
  }
}
