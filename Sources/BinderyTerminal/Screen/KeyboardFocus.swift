/// Which control has the focus of the keyboard: it stays in the frontmost layer, and with what a person uses there.
@MainActor
struct KeyboardFocus {
  /// The control with the focus.
  private(set) weak var box: LayoutBox?
  /// Whether it is in a bar because there was no content, and nobody pressed a key since.
  private var isTentative = false
  /// Whether it is where it was put first, and nobody pressed a key since.
  private var isUntouched = false
  /// The layer in front.
  private var layer: (id: UInt32, isScreen: Bool) = (0, false)
  private var covered: [UInt32: CoveredLayer] = [:]

  /// A layer that is covered by another one.
  private struct CoveredLayer {
    /// The box that had the focus.
    weak var box: LayoutBox?
    /// The numbers of all boxes that could have it.
    let stops: Set<UInt32>
  }

  mutating func move(to box: LayoutBox?) {
    self.box = box
    touch()
  }

  /// Moves to the first control of a layer. One in a bar keeps the focus only until content arrives.
  mutating func begin(at box: LayoutBox?) {
    self.box = box
    isTentative = box?.isInBar ?? false
    isUntouched = true
  }

  /// Stays where it is from now on, because a person uses the keyboard or the mouse.
  mutating func touch() { (isTentative, isUntouched) = (false, false) }

  /// Where the focus goes after a change.
  enum Move {
    case stay
    case to(LayoutBox?)
    /// To the first control of the layer.
    case first
  }

  /// Returns where the focus goes after a change: a sheet that opened, the screen that came back, a field that requested it.
  ///
  /// - Parameters:
  ///   - front: the layer in front now.
  ///   - wanted: the numbers of the boxes that requested the focus.
  ///   - row: the focused row before the change.
  ///   - stops: what the keyboard could reach before it.
  /// - Returns: the move, and whether another layer is in front.
  mutating func settle(in front: FrontLayer, wanted: [UInt32], after row: FocusedRow?, stops: [LayoutBox])
    -> (
      move: Move, isNewLayer: Bool
    )
  {
    let requested = wanted.isEmpty ? nil : front.reachable.last { wanted.contains($0.id) }
    guard front.id == layer.id else {
      let wasScreen = layer.isScreen
      covered[layer.id] = CoveredLayer(box: box, stops: Set(stops.map(\.id)))
      layer = (front.id, front.isScreen)
      let known = covered[front.id]
      let next =
        requested ?? (wasScreen ? Self.addedRow(since: known, in: front.reachable) : nil)
        ?? known?.box.flatMap { box in front.reachable.first { $0 === box } }
      // Switching tabs leaves the focus on the bar.
      if box is TabBarBox, has(front) { return (.stay, true) }
      return (next.map { .to($0) } ?? .first, true)
    }
    if let requested, requested !== box { return (.to(requested), false) }
    if has(front), !isTentative {
      // What a person came for may arrive after other controls.
      let isLate = isUntouched && front.main.map { $0 !== box } ?? false
      return (isLate ? .first : .stay, false)
    }
    return (row?.successor(in: front.reachable).map { .to($0) } ?? .first, false)
  }

  private func has(_ front: FrontLayer) -> Bool {
    box.map { box in front.reachable.contains { $0 === box } } ?? false
  }

  /// Returns the row that was added to a screen while another one covered it, such as a place that was searched for there. Nil if
  /// there is none or more than one.
  private static func addedRow(since layer: CoveredLayer?, in reachable: [LayoutBox]) -> LayoutBox? {
    guard let stops = layer?.stops, !stops.isEmpty else { return nil }
    let added = reachable.filter { !stops.contains($0.id) && $0.list != nil }
    let row = added.first?.row
    return row != nil && added.allSatisfy { $0.row === row } ? added.first : nil
  }
}

/// The row with the focus before a change, which may remove it.
@MainActor
struct FocusedRow {
  private let box: LayoutBox
  private let list: LayoutBox
  /// What the keyboard could reach, from top to bottom.
  private let order: [LayoutBox]

  /// Nil if the focus is not in a row of a list.
  init?(_ box: LayoutBox?, of order: @autoclosure () -> [LayoutBox]) {
    guard let box, let list = box.list else { return nil }
    (self.box, self.list, self.order) = (box, list, order())
  }

  /// Returns the next box of the list that is still there, else the previous one.
  func successor(in reachable: [LayoutBox]) -> LayoutBox? {
    guard let index = order.firstIndex(where: { $0 === box }) else { return nil }
    let kept = Set(reachable.map { ObjectIdentifier($0) })
    func isKept(_ box: LayoutBox) -> Bool { kept.contains(ObjectIdentifier(box)) && box.isInside(list) }
    return order[(index + 1)...].first(where: isKept) ?? order[..<index].last(where: isKept)
  }
}
