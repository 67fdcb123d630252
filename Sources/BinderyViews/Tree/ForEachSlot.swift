internal import Bindery

/// The rows of a ``ForEach``.
final class ForEachSlot<Data: RandomAccessCollection, ID: Hashable, Content: View>: Slot {
  typealias Row = RowSlot<Data.Element, Content>

  private(set) var view: ForEach<Data, ID, Content>
  private var context: MountContext
  private var reaction: Reaction?
  private(set) var rows: [Row] = []
  private var ids: [ID] = []
  /// Whether rows are mounted as people come near them.
  private let isLazy: Bool
  /// The placeholder for the rows that are not mounted yet.
  private var rest: ElementSlot?

  init(_ view: ForEach<Data, ID, Content>, in context: MountContext) {
    self.view = view
    self.context = context.deeper()
    isLazy = context.container == .rows
  }

  func mount(before: Node?) { run(before: before, rerunsRows: false) }

  func update(_ view: ForEach<Data, ID, Content>, in context: MountContext) {
    self.view = view
    self.context = context.deeper()
    run(before: nil, rerunsRows: true)
  }

  /// - Parameter rerunsRows: whether the rows' closure is a new one, so that each row has to run again.
  private func run(before: Node?, rerunsRows: Bool) {
    reaction?.dispose()
    var rerunsRows = rerunsRows
    var before = before
    let reaction = Reaction(depth: Int(context.depth), of: type(of: self)) { [unowned self] in
      let data = Reaction.reading { view.data() }
      untracked { show(data, before: before, rerunsRows: rerunsRows) }
      rerunsRows = false
      before = nil
    }
    self.reaction = reaction
    reaction.run()
    if !reaction.isDependent {
      reaction.dispose()
      self.reaction = nil
    }
  }

  private func show(_ data: Data, before: Node?, rerunsRows: Bool) {
    let all = unique(data)
    let extent = isLazy ? extent(in: all) : Extent(kept: all.count, room: 0)
    reconcile(all.prefix(extent.kept), before: before, rerunsRows: rerunsRows)
    append(all.dropFirst(extent.kept), room: extent.room, before: before)
    showRest(all.count > rows.count, before: before)
  }

  /// Brings the rows to a part of the elements.
  private func reconcile(
    _ wanted: ArraySlice<(id: ID, element: Data.Element)>, before: Node?, rerunsRows: Bool
  ) {
    var start = 0
    while start < ids.count, start < wanted.count, ids[start] == wanted[start].id { start += 1 }
    var end = 0
    while end < ids.count - start, end < wanted.count - start,
      ids[ids.count - 1 - end] == wanted[wanted.count - 1 - end].id
    { end += 1 }

    // Not every row shows something.
    let following = rows.suffix(end).lazy.compactMap(\.firstNode).first
    let middle = place(
      wanted[start..<(wanted.count - end)], from: start..<(ids.count - end),
      before: following ?? nodeAfterAll(before))
    if start + end < max(ids.count, wanted.count) {
      rows.replaceSubrange(start..<(rows.count - end), with: middle.rows)
      ids.replaceSubrange(
        start..<(ids.count - end), with: wanted[start..<(wanted.count - end)].lazy.map(\.id))
    }
    // All are in place: a row that is updated may look for its neighbours.
    for (index, item) in wanted.enumerated() where !middle.isNew(index - start) {
      rows[index].update(item.element, view.content, in: context, always: rerunsRows)
    }
  }

  /// Adds rows at the end while there is room. An element may be a section with many.
  private func append(
    _ elements: ArraySlice<(id: ID, element: Data.Element)>, room: Int, before: Node?
  ) {
    guard room > 0, !elements.isEmpty else { return }
    var room = room
    let next = nodeAfterAll(before)
    for (id, element) in elements {
      let row = makeRow(element, before: next)
      rows.append(row)
      ids.append(id)
      room -= row.listRows
      if room <= 0 { return }
    }
  }

  /// What comes after all rows.
  private func nodeAfterAll(_ before: Node?) -> Node? { rest?.node ?? before ?? parent?.node(after: self) }

  /// How far the list is to be mounted.
  private struct Extent {
    /// How many of the elements are to have their rows.
    let kept: Int
    /// How many further rows of the list there is room for.
    let room: Int
  }

  /// Up to the last row that was mounted, so that what comes and goes beyond it costs nothing. Rows follow at the end
  /// while there is no rest, and a new order does not mount the whole list.
  private func extent(in all: [(id: ID, element: Data.Element)]) -> Extent {
    let mounted = Set(ids)
    guard let last = all.lastIndex(where: { mounted.contains($0.id) }) else {
      return Extent(kept: 0, room: LazyRows.first)
    }
    let kept = min(last + 1, mounted.count + LazyRows.more)
    let isAtEnd = rest == nil && kept == last + 1
    return Extent(kept: kept, room: isAtEnd ? mounted.count + LazyRows.more - kept : 0)
  }

  /// Puts a row that asks for more when it comes near at the end, or takes it away.
  private func showRest(_ isNeeded: Bool, before: Node?) {
    if isNeeded == (rest != nil) { return }
    if let rest {
      context.tree.remove(rest)
      self.rest = nil
      return
    }
    let slot = ElementSlot(.row, in: context, before: before ?? parent?.node(after: self))
    slot.parent = self
    var description = ElementDescription()
    description.set(.isPlaceholder, flag: true)
    description.set(.accessibilityHidden, flag: true)
    description.on(.appear) { [unowned self] _, _ in
      // A host tells once that a node came into sight, so the next rest is another node.
      showRest(false, before: nil)
      run(before: nil, rerunsRows: false)
    }
    slot.bind(description, depth: context.bindingDepth)
    rest = slot
  }

  /// The elements, without those whose identity came before.
  private func unique(_ data: Data) -> [(id: ID, element: Data.Element)] {
    var wanted: [(id: ID, element: Data.Element)] = []
    wanted.reserveCapacity(data.count)
    var seen = Set<ID>(minimumCapacity: data.count)
    for element in data {
      let id = view.id(element)
      if seen.insert(id).inserted { wanted.append((id, element)) }
    }
    return wanted
  }

  /// The rows of a part of the list, in their new order, and which of them are new.
  private struct Placed {
    var rows: [Row] = []
    var old: [Int] = []

    func isNew(_ index: Int) -> Bool { old.indices.contains(index) && old[index] < 0 }
  }

  /// Brings the rows of a part of the list to a new order with the fewest moves.
  private func place(
    _ wanted: ArraySlice<(id: ID, element: Data.Element)>, from range: Range<Int>, before: Node?
  ) -> Placed {
    var places: [ID: Int] = [:]
    places.reserveCapacity(range.count)
    for index in range { places[ids[index]] = index }
    let old = wanted.map { places.removeValue(forKey: $0.id) ?? -1 }
    for index in places.values.sorted() { context.tree.remove(rows[index]) }

    let stays = longestIncreasingSubsequence(old)
    var next = before
    var placed: [Row] = []
    placed.reserveCapacity(wanted.count)
    // From the last to the first, so that what a row stands before is already in its place.
    for index in old.indices.reversed() {
      let row: Row
      if old[index] < 0 {
        row = makeRow(wanted[wanted.startIndex + index].element, before: next)
      } else {
        row = rows[old[index]]
        if !stays[index] { move(row, before: next) }
      }
      next = row.firstNode ?? next
      placed.append(row)
    }
    return Placed(rows: placed.reversed(), old: old)
  }

  private func makeRow(_ element: Data.Element, before: Node?) -> Row {
    let row = Row(element, view.content, in: context)
    row.parent = self
    if view.onDelete != nil || view.onMove != nil { row.add(editing(row)) }
    row.mount(before: before)
    return row
  }

  private func move(_ row: Row, before: Node?) {
    row.forEachNode { context.tree.move($0, before: before) }
  }

  override var firstNode: Node? {
    for row in rows { if let node = row.firstNode { return node } }
    return rest?.node
  }

  override func node(after child: Slot) -> Node? {
    guard let index = rows.firstIndex(where: { $0 === child }) else { return parent?.node(after: self) }
    for next in rows[(index + 1)...] { if let node = next.firstNode { return node } }
    return rest?.node ?? parent?.node(after: self)
  }

  override func forEachNode(_ body: (Node) -> Void) {
    for row in rows { row.forEachNode(body) }
    if let rest { body(rest.node) }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    for row in rows { row.unmount() }
    rest?.unmount()
    rest = nil
    rows = []
    ids = []
  }
}
