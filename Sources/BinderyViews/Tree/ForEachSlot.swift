internal import Bindery

/// The rows of a ``ForEach``.
final class ForEachSlot<Data: RandomAccessCollection, ID: Hashable, Content: View>: Slot {
  private typealias Row = RowSlot<Data.Element, Content>

  private var view: ForEach<Data, ID, Content>
  private var context: MountContext
  private var reaction: Reaction?
  private var rows: [Row] = []
  private var ids: [ID] = []

  init(_ view: ForEach<Data, ID, Content>, in context: MountContext) {
    self.view = view
    self.context = context.deeper()
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
    let reaction = Reaction(depth: context.depth) { [unowned self] in
      let data = view.data()
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
    if rows.isEmpty {
      mountAll(data, before: before ?? parent?.node(after: self))
    } else {
      patch(data, rerunsRows: rerunsRows)
    }
  }

  private func mountAll(_ data: Data, before: Node?) {
    var seen = Set<ID>()
    for element in data {
      let id = element[keyPath: view.id]
      guard seen.insert(id).inserted else { continue }
      rows.append(makeRow(element, before: before))
      ids.append(id)
    }
  }

  private func patch(_ data: Data, rerunsRows: Bool) {
    if keepsOrder(data) {
      for (row, element) in zip(rows, data) {
        row.update(element, view.content, in: context, always: rerunsRows)
      }
      return
    }
    var old: [ID: Int] = [:]
    old.reserveCapacity(ids.count)
    for (index, id) in ids.enumerated() { old[id] = index }

    var wanted: [(id: ID, element: Data.Element, old: Int)] = []
    wanted.reserveCapacity(data.count)
    var seen = Set<ID>(minimumCapacity: data.count)
    for element in data {
      let id = element[keyPath: view.id]
      if seen.insert(id).inserted { wanted.append((id, element, old[id] ?? -1)) }
    }
    for (index, id) in ids.enumerated() where !seen.contains(id) { context.tree.remove(rows[index]) }

    let stays = longestIncreasingSubsequence(wanted.map(\.old))
    let kept = rows
    var next = parent?.node(after: self)
    var shown: [Row] = []
    shown.reserveCapacity(wanted.count)
    // From the last to the first, so that what a row stands before is already in its place.
    for (index, item) in wanted.enumerated().reversed() {
      let row: Row
      if item.old < 0 {
        row = makeRow(item.element, before: next)
      } else {
        row = kept[item.old]
        if !stays[index] { move(row, before: next) }
      }
      next = row.firstNode ?? next
      shown.append(row)
    }
    rows = shown.reversed()
    ids = wanted.map(\.id)
    // Rows that came first above are up to date; the others may look for their neighbours, so all must be in place.
    for (row, item) in zip(rows, wanted) where item.old >= 0 {
      row.update(item.element, view.content, in: context, always: rerunsRows)
    }
  }

  private func keepsOrder(_ data: Data) -> Bool {
    guard data.count == ids.count else { return false }
    return zip(ids, data).allSatisfy { $0 == $1[keyPath: view.id] }
  }

  private func makeRow(_ element: Data.Element, before: Node?) -> Row {
    let row = Row(element, view.content, in: context)
    row.parent = self
    if view.onDelete != nil || view.onMove != nil { row.add(editing(row)) }
    row.mount(before: before)
    return row
  }

  /// What a row takes besides what it says itself: to be removed and moved.
  private func editing(_ row: Row) -> ElementModifier {
    ElementModifier(target: .row) { [unowned self, unowned row] element in
      if view.onDelete != nil {
        element.on(.delete) { [unowned self, unowned row] _, _ in
          if let index = index(of: row) { view.onDelete?(index) }
        }
      }
      if view.onMove != nil {
        element.on(.move) { [unowned self, unowned row] action, _ in
          guard case .move(let target) = action, rows.indices.contains(target), let index = index(of: row)
          else {
            return
          }
          if target != index { view.onMove?(index, target) }
        }
      }
    }
  }

  private func index(of row: Row) -> Int? { rows.firstIndex { $0 === row } }

  private func move(_ row: Row, before: Node?) {
    var nodes: [Node] = []
    row.forEachNode { nodes.append($0) }
    for node in nodes { context.tree.move(node, before: before) }
  }

  override var firstNode: Node? {
    for row in rows { if let node = row.firstNode { return node } }
    return nil
  }

  override func node(after child: Slot) -> Node? {
    guard let index = rows.firstIndex(where: { $0 === child }) else { return parent?.node(after: self) }
    for next in rows[(index + 1)...] { if let node = next.firstNode { return node } }
    return parent?.node(after: self)
  }

  override func forEachNode(_ body: (Node) -> Void) {
    for row in rows { row.forEachNode(body) }
  }

  override func unmount() {
    reaction?.dispose()
    reaction = nil
    for row in rows { row.unmount() }
    rows = []
    ids = []
  }
}
