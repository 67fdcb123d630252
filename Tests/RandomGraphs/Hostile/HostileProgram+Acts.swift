internal import Bindery

/// An act of a hostile program at the worst moment.
enum Act: CaseIterable {
  case writeBox, writeObject, batch, untracked, readTracked
  case makeDerived, dropDerived, setSlot
  case makeKeptEffect, makeOwnedEffect, makeBaggedEffect, dispose, drop
  case disposeBag, dropBag
  case send, subscribe, unsubscribe
  case replaceToken, setOwner, writeOwner, cleanUp

  /// The relative frequency of the act, and the kind of hostility to which it belongs.
  private var weight: (count: Int, kind: Hostility?) {
    switch self {
    case .writeBox: (6, nil)
    case .writeObject: (1, .objects)
    case .batch: (2, .batches)
    case .untracked, .readTracked: (1, nil)
    case .makeDerived: (2, nil)
    case .dropDerived: (1, nil)
    case .setSlot: (2, nil)
    case .makeKeptEffect: (2, .nesting)
    case .makeOwnedEffect: (2, .nesting)
    case .makeBaggedEffect: (2, .bags)
    case .dispose: (2, .disposal)
    case .drop: (1, .disposal)
    case .disposeBag, .dropBag: (1, .bags)
    case .send: (2, .relays)
    case .subscribe, .unsubscribe: (1, .relays)
    case .replaceToken: (1, .deinits)
    case .setOwner: (2, .owners)
    case .writeOwner: (1, .owners)
    case .cleanUp: (2, .cleanups)
    }
  }

  /// Returns the acts of a program, each as often as its weight.
  static func all(of kinds: Set<Hostility>) -> [Act] {
    allCases.flatMap { act in
      let (count, kind) = act.weight
      let isChosen = kind.map { kinds.contains($0) } ?? true
      return Array(repeating: act, count: isChosen ? count : 0)
    }
  }
}

extension HostileProgram {
  /// Performs acts, as long as there is fuel.
  func act() {
    guard fuel > 0, frames.count < 10, failures.isEmpty else { return }
    fuel -= 1
    let act = acts[roll(acts.count)]
    switch act {
    case .writeBox: writeBox()
    case .writeObject: writeObject()
    case .batch:
      note("batch")
      batch { for _ in 0...roll(3) { self.act() } }
    case .untracked: untracked { self.act() }
    case .readTracked: readTracked()
    case .makeDerived: makeDerived()
    case .dropDerived: if derived.count > 3 { derived.remove(at: roll(derived.count)) }
    case .setSlot: setSlot()
    case .makeKeptEffect: makeKeptEffect()
    case .makeOwnedEffect: makeOwnedEffect()
    case .makeBaggedEffect: makeBaggedEffect()
    case .dispose: dispose()
    case .drop: drop()
    case .disposeBag: disposeBag()
    case .dropBag: dropBag()
    case .send: send()
    case .subscribe: subscribe()
    case .unsubscribe: unsubscribe()
    case .replaceToken: replaceToken()
    case .setOwner: setOwner()
    case .writeOwner: writeOwner()
    case .cleanUp: leaveCleanUp()
    }
  }

  /// Performs acts at random.
  func actPerhaps() {
    if fuel > 0, roll(4) == 0 { act() }
  }

  // MARK: Sources

  func writeBox() { set(box: roll(boxes.count), to: roll(7)) }

  func set(box index: Int, to value: Int) {
    note("box \(index) = \(value)")
    noteWrite()
    boxValues[index] = value
    boxes[index].value = value
  }

  /// Writes an object outside of all runs, because Observation does not report a run's own writes to it.
  private func writeObject() {
    guard frames.isEmpty, !objects.isEmpty else { return writeBox() }
    let index = roll(objects.count)
    let value = roll(7)
    note("object \(index) = \(value)")
    noteWrite()
    objectValues[index] = value
    objects[index].value = value
  }

  /// Puts a derived value of a lower level into a box, or empties it.
  private func setSlot() {
    let index = roll(slots.count)
    let choice = derived.filter { $0.recipe.level <= index }
    let new = roll(3) == 0 ? nil : choice.randomElement(using: &random)
    note("slot \(index) = \(new.map { "derived \($0.recipe.number)" } ?? "nil")")
    noteWrite()
    slotValues[index] = new
    slots[index].derived = new
  }

  private func setOwner() {
    let index = roll(ownerSlots.count)
    guard roll(3) > 0 else {
      note("owner \(index) = nil")
      noteWrite()
      ownerValues[index] = nil
      ownerSlots[index].owner = nil
      return
    }
    let box = roll(boxes.count)
    let own = roll(7)
    made += 1
    note("owner \(index) = number \(made) of box \(box) and \(own)")
    let owner = Owner(number: made, box: box, boxes[box], own: own)
    noteWrite()
    ownerValues[index] = OwnerValue(own: own, box: box)
    ownerSlots[index].owner = owner
  }

  private func writeOwner() {
    let index = roll(ownerSlots.count)
    guard let owner = untracked({ ownerSlots[index].owner }) else { return }
    let own = roll(7)
    note("own of owner \(index) = \(own)")
    noteWrite()
    ownerValues[index]?.own = own
    owner.own = own
  }

  private func replaceToken() {
    note("token")
    noteWrite()
    tokens.token = Token(self)
  }

  /// The action of a token's deinitializer.
  func tokenGoes() {
    note("a token goes")
    within(.other("token")) {
      act()
      act()
    }
  }

  /// Records a write. An effect that writes in a cycle may be stopped with it.
  func noteWrite() {
    writes += 1
    for case .effect(let record) in frames { record.lastWrite = step }
  }

  // MARK: Reads

  /// Reads a derived value in the current run, in addition to the values that the run must read.
  private func readTracked() {
    for case .effect(let record) in frames { record.strayed = true }
    if let derived = derived.randomElement(using: &random) { read(derived) }
  }

  /// Reads a derived value, unless it could then read itself.
  func read(_ derived: Derived) {
    guard isReadable(derived.recipe) else { return }
    note("read derived \(derived.recipe.number)")
    _ = derived.value
  }

  private func leaveCleanUp() {
    note("clean up later")
    onCleanup { [unowned self] in
      note("a clean-up runs")
      within(.other("clean-up")) { act() }
    }
  }

  // MARK: Relays

  private func send() {
    let record = relays[roll(relays.count)]
    record.accepted += 1
    note("send \(record.accepted)")
    noteWrite()
    record.relay.accept(record.accepted)
  }

  private func subscribe() {
    let relay = relays[roll(relays.count)]
    guard relay.subscriptions.count < 4 else { return }
    let record = SubscriptionRecord(first: relay.accepted)
    note("subscribe after \(record.first)")
    relay.subscriptions.append(record)
    record.disposable = relay.relay.signal.bind { [unowned self] number in
      note("event \(number)")
      if record.disposable == nil { fail("a subscription that was disposed got event \(number)") }
      if number != record.last + 1 { fail("event \(number) came after event \(record.last)") }
      record.last = number
      within(.other("subscription")) { act() }
    }
  }

  private func unsubscribe() {
    let relay = relays[roll(relays.count)]
    guard !relay.subscriptions.isEmpty else { return }
    note("unsubscribe")
    let record = relay.subscriptions.remove(at: roll(relay.subscriptions.count))
    let disposable = record.disposable
    record.disposable = nil
    if roll(2) == 0 { disposable?.dispose() }
  }

  // MARK: Reports

  /// The action of the handler of reports.
  func receive(_ report: Report) {
    note("report: \(report)")
    switch report {
    case .cycle:
      cycles += 1
      if !expectsCycle { fail("a cycle was reported where nothing can be written without end: \(report)") }
    case .failure: thrown -= 1
    default: fail("an unexpected report: \(report)")
    }
    within(.other("report")) {
      if kinds.contains(.reportReads) { for box in boxes.suffix(2) { _ = box.value } }
      if kinds.contains(.reportActs) {
        act()
        act()
      }
    }
  }
}
