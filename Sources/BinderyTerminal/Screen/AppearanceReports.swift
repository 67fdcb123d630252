internal import BinderyViews

/// What was reported as visible.
@MainActor
struct AppearanceReports {
  private var reported: Set<UInt32> = []
  private var seen: [UInt32] = []
  private var sizes: [MeasuredSize] = []

  /// Returns the rows that became visible since the last call, or are in the next screenful.
  mutating func next(of boxes: BoxTree, _ size: CellSize) -> [UInt32] {
    guard !boxes.appearing.isEmpty else { return [] }
    let near = CellRect(x: 0, y: -size.height, width: size.width, height: 3 * size.height)
    let seen = boxes.appearing.subtracting(reported).filter { id in
      guard let box = boxes.boxes[id], box.isShown else { return false }
      return !box.screenRect.intersection(near).isEmpty
    }
    reported.formUnion(seen)
    reported.formIntersection(boxes.appearing)
    return seen.sorted()
  }

  /// Returns what is on the screen, of the nodes that ask for it; nil if that is what was returned last.
  mutating func sight(of boxes: BoxTree) -> [UInt32]? {
    let now = boxes.watched.filter { boxes.isSeen($0) }.sorted()
    guard now != seen else { return nil }
    seen = now
    return now
  }

  /// Returns the sizes of the nodes that ask for them, and of the window; nil if those were returned last, or if none asks.
  mutating func sizes(of boxes: BoxTree) -> [MeasuredSize]? {
    guard !boxes.measured.isEmpty else { return nil }
    let shown = boxes.measured.sorted().filter { boxes.boxes[$0]?.isShown == true }
    let now = ([boxes.window.id] + shown).prefix(UserEvent.mostMeasured).compactMap { id in
      boxes.boxes[id].map { MeasuredSize($0) }
    }
    guard now != sizes else { return nil }
    sizes = now
    return now
  }
}

extension BoxTree {
  /// Whether a part of a node is on the screen.
  fileprivate func isSeen(_ id: UInt32) -> Bool {
    guard let node = node(id), var box = box(showing: node), box.isShown else { return false }
    // What has no size is seen where it stands.
    while box.frame.isEmpty, let parent = box.parent { box = parent }
    return !box.visibleRect.isEmpty
  }
}

extension MeasuredSize {
  /// The size of what a box has inside its padding.
  fileprivate init(_ box: LayoutBox) {
    let inside = box.contentSize
    self.init(
      NodeID(rawValue: box.id), width: Points.length(ofColumns: inside.width),
      height: Points.length(ofRows: inside.height))
  }
}
