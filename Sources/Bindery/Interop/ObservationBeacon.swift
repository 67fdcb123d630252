internal import Observation

/// Represents one box or derived value in Swift's Observation.
private final class ObservationBeacon: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  /// Records a read of the value, if reads are tracked.
  func noteRead() { registrar.access(self, keyPath: \.value) }

  /// Notifies the observers of a read that the value has changed.
  func noteChange() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// The sources that were read outside of all runs while boxes are visible to Observation.
private struct ShownSources {
  /// The beacons of the sources, and the effects that trigger them.
  var beacons: [SourcePointer: (beacon: ObservationBeacon, effect: NodePointer)] = [:]
  /// Replaces "no run" while boxes are visible.
  var outside: RunPointer?
}

// Unsafe and unchecked is right: only the graph uses it, on the main actor (see Engine.swift), and no access lasts while a closure runs.
@exclusivity(unchecked) nonisolated(unsafe) private var shown = ShownSources()

/// Makes boxes visible to Observation, or ends that. No run may be active.
func showSources(_ isOn: Bool) {
  if isOn, shown.outside == nil {
    shown.outside = .allocate(capacity: 1)
    shown.outside?.initialize(
      to: Run(outside: makeEffect(name: "Observation", depth: 0, flags: .observation) {}))
  }
  engine.activeRun = isOn ? shown.outside : nil
}

/// Registers with Observation that `source` was read outside of all runs.
func show(_ source: SourcePointer) {
  source.pointee.stamp = 0
  if let known = shown.beacons[source] { return known.beacon.noteRead() }
  // Unsafe is right for both: they are passed to an effect only, which runs on the main actor as this function does.
  nonisolated(unsafe) let source = source
  nonisolated(unsafe) let beacon = ObservationBeacon()
  var isFirst = true
  let effect = makeEffect(name: "Observation", depth: 0, flags: [.effect, .observesApart]) {
    guard isFirst else {
      // Observation reports one change only. Until the next read, nothing needs the value.
      hide(source)
      // The callback reads outside of this run, and may begin another tracking.
      let run = engine.activeRun
      engine.activeRun = shown.outside
      beacon.noteChange()
      engine.activeRun = run
      return
    }
    isFirst = false
    refresh(source.head)
    if let run = engine.activeRun { track(source, in: run) }
  }
  shown.beacons[source] = (beacon, effect)
  source.pointee.node.flags.insert(.shown)
  run(effect)
  beacon.noteRead()
}

/// Removes the beacon of a source that has changed or is released.
func hide(_ source: SourcePointer) {
  guard let known = shown.beacons.removeValue(forKey: source) else { return }
  source.pointee.node.flags.remove(.shown)
  endEffect(known.effect)
}
