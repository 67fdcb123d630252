internal import Bindery

/// The elements of a window that are on the screen, of those that ask for it.
struct SeenElements {
  /// Whether a host reports them. Before, the first rows of each lazy container count as seen.
  fileprivate(set) var isReported: Bool
  /// The elements that are seen now.
  var seen: Set<NodeID> = []
  /// The scroll views whose views came on the screen or left it since the last report.
  var scrolled: [ObjectIdentifier: ScrollSight] = [:]

  init(isReported: Bool) { self.isReported = isReported }
}

extension ViewTree {
  /// Takes the report of a host, which is untrusted: it counts for elements that ask for it.
  ///
  /// A row is seen even if it is disabled, and what is hidden may be reported as gone.
  ///
  /// - Returns: whether the report was accepted.
  func see(_ nodes: [NodeID]) -> Bool {
    guard nodes.count <= UserEvent.mostSeen else { return false }
    sight.isReported = true
    var wanted: Set<NodeID> = []
    let reported = nodes.filter { id in
      interactive[id]?.node.takes(.see) == true && wanted.insert(id).inserted
    }
    let gone = sight.seen.subtracting(wanted).sorted { $0.rawValue < $1.rawValue }
    let new = reported.filter { !sight.seen.contains($0) }
    batch {
      // An action can remove elements.
      for id in gone where sight.seen.remove(id) != nil { interactive[id]?.handle(.see([])) }
      for id in new {
        guard let slot = interactive[id], sight.seen.insert(id).inserted else { continue }
        slot.handle(.see([id]))
      }
      let scrolled = sight.scrolled.values
      sight.scrolled = [:]
      for position in scrolled { position.settle() }
    }
    return true
  }

  /// Lets an element among the first rows appear, unless a host reports what is seen.
  func assumeSeen(_ slot: ElementSlot) {
    guard !sight.isReported, let parent = slot.node.parent,
      parent.index(of: slot.node).map({ $0 < LazyRows.firstSeen }) == true,
      sight.seen.insert(slot.node.id).inserted
    else { return }
    slot.handle(.see([slot.node.id]))
  }
}
