internal import Bindery

extension HostileProgram {
  /// Compares all values with the reference. No acts are performed any more.
  func check() {
    fuel = 0
    guard failures.isEmpty else { return }
    if !frames.isEmpty { fail("a run is left unfinished") }
    if thrown != 0 { fail("\(thrown) failures were not reported") }
    thrown = 0
    var reference = Reference(self)
    for record in records { check(record, &reference) }
    checkOwners()
    checkRelays()
    for derived in derived where roll(4) == 0 {
      let expected = reference.value(of: derived.recipe)
      let value = derived.value
      if value != expected {
        fail("derived \(derived.recipe.number) is \(value), expected \(expected)")
      }
    }
    checkFlush()
    records.removeAll { $0.wasInactive || $0.isEnded }
  }

  private func check(_ record: EffectRecord, _ reference: inout Reference) {
    let number = record.number
    let isActive = record.isActive
    if !isActive { record.wasInactive = true }
    if record.isEnded {
      if isActive { fail("effect \(number) goes on though it was disposed") }
      return
    }
    if !isActive {
      if record.isInBag { fail("effect \(number) ended though its bag lives") }
      if record.isRoot { fail("effect \(number) ended though it is kept and no run owns it") }
      return
    }
    if !record.isInBag, record.hasLostParent {
      fail("effect \(number) goes on though the run that made it is over")
    }
    if isQuiet, objects.isEmpty, record.runsInStep > 1 {
      fail("effect \(number) ran \(record.runsInStep) times for one change")
    }
    guard !record.isExcused else { return }
    var expected = reference.inputs(of: record.recipe)
    if record.isComplete {
      if record.inputs != expected { fail("effect \(number) saw \(record.inputs), expected \(expected)") }
    } else {
      // Values that were no longer read do not count.
      expected = Array(expected.prefix(record.inputs.count))
      if record.inputs != expected {
        fail("effect \(number), which failed, saw \(record.inputs), expected \(expected)")
      }
    }
  }

  private func checkOwners() {
    for (index, slot) in ownerSlots.enumerated() {
      guard let owner = slot.owner, let value = ownerValues[index] else { continue }
      let expected = value.own &+ boxValues[value.box]
      if owner.sum.value != expected {
        fail("owner \(owner.number) has \(owner.sum.value), expected \(expected)")
      }
      if owner.seen != expected {
        fail("the effect of owner \(owner.number) saw \(owner.seen), expected \(expected)")
      }
    }
  }

  private func checkRelays() {
    for relay in relays {
      for subscription in relay.subscriptions where subscription.last != relay.accepted {
        fail("a subscription got \(subscription.last) of \(relay.accepted) events")
      }
    }
  }

  /// Checks that a change outside the program reaches its effect at once.
  private func checkFlush() {
    @SharedBox var number = 0
    var seen = -1
    let binding = effect("canary") { seen = number }
    number = 1
    if seen != 1 { fail("a write outside of all runs does not reach its effect") }
    binding.dispose()
  }
}
