/// The rows that were reported as visible.
@MainActor
struct AppearanceReports {
  private var reported: Set<UInt32> = []

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
}
