internal import Observation

/// Stands for one box or derived value in Swift's Observation.
private final class ObservationBeacon: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Int { 0 }

  /// Notes that the value was read, if somebody tracks reads.
  func noteRead() { registrar.access(self, keyPath: \.value) }

  /// Tells those who tracked a read that the value has changed.
  func noteChange() { registrar.withMutation(of: self, keyPath: \.value) {} }
}

/// The beacons of the sources that were read outside of all runs while boxes are shown, and the effects that light them.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var beacons:
  [SourcePointer: (beacon: ObservationBeacon, effect: NodePointer)] = [:]

/// Stands for "outside of all runs" while boxes are shown to Observation.
// Unsafe is right: on the main actor only, as Tracking.swift says of the whole graph.
@exclusivity(unchecked) nonisolated(unsafe) private var outside: RunPointer? = nil

/// Begins or ends showing boxes to Observation. No run may be going on.
func showSources(_ isOn: Bool) {
  if isOn, outside == nil {
    outside = .allocate(capacity: 1)
    outside?.initialize(
      to: Run(outside: makeEffect(name: "Observation", depth: 0, flags: .observation) {}))
  }
  activeRun = isOn ? outside : nil
}

/// Tells Observation that `source` was read outside of all runs.
func show(_ source: SourcePointer) {
  source.pointee.stamp = 0
  if let known = beacons[source] { return known.beacon.noteRead() }
  // Used on the main actor only, like the whole graph.
  nonisolated(unsafe) let source = source
  nonisolated(unsafe) let beacon = ObservationBeacon()
  var isFirst = true
  let effect = makeEffect(name: "Observation", depth: 0, flags: [.effect, .observesApart]) {
    guard isFirst else {
      // Observation tells of one change only. Until the next read there is nobody to compute the value for.
      hide(source)
      // The callback reads outside of this run, and may begin to track again.
      let run = activeRun
      activeRun = outside
      beacon.noteChange()
      activeRun = run
      return
    }
    isFirst = false
    refresh(source.head)
    if let run = activeRun { track(source, in: run) }
  }
  beacons[source] = (beacon, effect)
  source.pointee.node.flags.insert(.shown)
  run(effect)
  beacon.noteRead()
}

/// Forgets the beacon of a source that has changed or goes away.
func hide(_ source: SourcePointer) {
  guard let known = beacons.removeValue(forKey: source) else { return }
  source.pointee.node.flags.remove(.shown)
  endEffect(known.effect)
}
