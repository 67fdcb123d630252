internal import Bindery

/// The rows of a ``ForEach``.
final class ForEachSlot<Data: RandomAccessCollection, ID: Hashable, Content: View>: Slot {
  typealias Row = RowSlot<Data.Element, Content>
  typealias Elements = IdentifiedElements<Data.Element, ID>

  private(set) var view: ForEach<Data, ID, Content>
  private(set) var context: MountContext
  private var reaction: Reaction?
  private(set) var rows: [Row] = []
  private var ids: [ID] = []
  /// The policy that decides which rows are mounted; `nil` to mount all.
  private let mounting: RowMounting?
  /// The index in the collection of the first row.
  private(set) var start = 0
  /// The placeholders for the elements before and after the rows.
  private var earlier: ElementSlot?
  private var rest: ElementSlot?
  /// The elements that a host wants to show next.
  private var revealed: Range<Int>?
  /// The elements of the last run once a host has revealed some of them: revealing more needs no new list. Before, they are not
  /// kept, because most windows never scroll.
  private(set) var known: Elements?
  private var isRevealing = false
  /// The elements of the last run if some of their rows are left to ``ViewTree/mountMore(while:)``.
  private var unfinished: Elements?
  /// Whether the surrounding element takes values in place of missing rows.
  var isSurroundingDestination = false
  /// The row that was pressed last, and the one to which the selection was extended from there.
  var pressed: ID?
  var extended: ID?

  init(_ view: ForEach<Data, ID, Content>, in context: MountContext) {
    self.view = view
    self.context = context.deeper()
    mounting = context.container == .rows ? context.tree.rowMounting : nil
  }

  func mount(before: Node?) {
    if context.container == .options {
      context.surroundings.scrollTargets?.add(self)
    } else {
      context.surroundings.scrollTargets?.add(self, in: context.node)
    }
    run(before: before, rerunsRows: false)
  }

  func update(_ view: ForEach<Data, ID, Content>, in context: MountContext) {
    self.view = view
    self.context = context.deeper()
    run(before: nil, rerunsRows: true)
  }

  /// - Parameter rerunsRows: whether the rows' closure was replaced, so that each row must run again.
  private func run(before: Node?, rerunsRows: Bool) {
    reaction?.dispose()
    var rerunsRows = rerunsRows
    var before = before
    let reaction = Reaction(depth: Int(context.depth), of: type(of: self)) { [unowned self] in
      let data = Reaction.reading { view.data() }
      untracked {
        let all = Elements(data, id: view.id)
        known = isRevealing ? all : nil
        show(all, before: before, rerunsRows: rerunsRows)
      }
      rerunsRows = false
      before = nil
    }
    self.reaction = reaction
    reaction.run()
    self.reaction = reaction.ifDependent()
  }

  private func show(_ all: Elements, before: Node?, rerunsRows: Bool) {
    if context.node.role == .table { context.tree.set(context.node, .rowCount, all.count) }
    let part = part(of: all.ids)
    start = part.kept.lowerBound
    unfinished = nil
    if rows.isEmpty {
      append(all, part.kept, room: .max, before: before)
    } else {
      reconcile(all, part.kept, before: before, rerunsRows: rerunsRows)
    }
    append(all, part.kept.upperBound..<all.count, room: part.room, before: before)
    showEarlier(count: start, before: before)
    if unfinished == nil { showRest(count: all.count - start - rows.count, before: before) }
    acceptDrops(isEmpty: all.count == 0)
    context.surroundings.scrollTargets?.forEachSight(of: self) { sight in
      if !all.ids.isEmpty { sight.showed(all.ids[sight.index(of: all.count)]) }
    }
  }

  /// Updates the rows to a part of the elements.
  private func reconcile(_ all: Elements, _ wanted: Range<Int>, before: Node?, rerunsRows: Bool) {
    let (start, end) = IdentityList.common(ids, all.ids[wanted])
    let changed = wanted.dropFirst(start).dropLast(end)

    // Some rows may have no nodes.
    let following = rows.suffix(end).lazy.compactMap(\.firstNode).first
    let middle = place(
      all, changed, from: start..<(ids.count - end), before: following ?? nodeAfterAll(before))
    if start + end < max(ids.count, wanted.count) {
      rows.replaceSubrange(start..<(rows.count - end), with: middle.rows)
      ids.replaceSubrange(start..<(ids.count - end), with: all.ids[changed])
    }
    // All rows are in place now: an updated row may look for its neighbors.
    for index in rows.indices where !middle.isNew(index - start) {
      rows[index].update(
        all.elements[wanted.lowerBound + index], view.content, in: context, always: rerunsRows)
    }
  }

  /// Adds rows at the end up to a limit. An element may be a section with many rows.
  private func append(_ all: Elements, _ wanted: Range<Int>, room: Int, before: Node?) {
    guard room > 0, !wanted.isEmpty else { return }
    var room = room
    let next = nodeAfterAll(before)
    // Reserved once: growing a generic array looks up its type each time.
    rows.reserveCapacity(rows.count + min(room, wanted.count))
    ids.reserveCapacity(ids.count + min(room, wanted.count))
    for index in wanted {
      let row = makeRow(all.elements[index], at: index, before: next)
      rows.append(row)
      ids.append(all.ids[index])
      room -= row.listRows
      if room <= 0 { return }
      if index % LaterRows.step == LaterRows.step - 1, index + 1 < wanted.upperBound, mayWait,
        context.tree.leaves(self)
      {
        unfinished = all
        return
      }
    }
  }

  /// Whether rows may be left for later. Pickers, tabs and charts need all of their rows.
  private var mayWait: Bool { mounting == nil && (context.node.role == .stack || context.node.role == .grid) }

  /// The node that follows all rows.
  private func nodeAfterAll(_ before: Node?) -> Node? { rest?.node ?? before ?? parent?.node(after: self) }

  private func part(of all: [ID]) -> MountedPart {
    guard let mounting else { return MountedPart(kept: 0..<all.count) }
    if let revealed {
      self.revealed = nil
      return MountedPart(kept: revealed.clamped(to: 0..<all.count))
    }
    let before = MountedPart.Before(
      rows: start..<start + ids.count, hasEarlier: earlier != nil, hasRest: rest != nil)
    guard let span = IdentityList.span(of: ids, in: all) else { return before.first(of: all.count) }
    switch mounting {
    case .growing: return before.grown(of: all.count, last: span.upperBound)
    case .window: return before.window(of: all.count, around: span)
    }
  }

  // MARK: Placeholders

  /// Shows a placeholder for the elements before the first row, or removes it.
  private func showEarlier(count: Int, before: Node?) {
    if let earlier { return resize(earlier, to: count) { self.earlier = nil } }
    guard count > 0 else { return }
    let next = rows.lazy.compactMap(\.firstNode).first
    let slot = makePlaceholder(before: next ?? nodeAfterAll(before))
    slot.bind(windowPlaceholder(count) { 0 }, in: context)
    earlier = slot
  }

  /// Shows a placeholder for the elements after the last row, or removes it.
  private func showRest(count: Int, before: Node?) {
    if let rest { return resize(rest, to: count) { self.rest = nil } }
    guard count > 0 else { return }
    let slot = makePlaceholder(before: before ?? parent?.node(after: self))
    let description =
      mounting == .window
      ? windowPlaceholder(count) { [unowned self] in start + rows.count } : growingPlaceholder
    slot.bind(description, in: context)
    rest = slot
  }

  private func makePlaceholder(before: Node?) -> ElementSlot {
    let slot = ElementSlot(.row, in: context, before: before)
    slot.parent = self
    return slot
  }

  /// Sets the number of rows that a placeholder replaces; at zero, it is removed.
  private func resize(_ placeholder: ElementSlot, to count: Int, forget: () -> Void) {
    if count > 0 {
      if mounting == .window { context.tree.set(placeholder.node, .rowCount, count) }
      return
    }
    context.tree.remove(placeholder)
    forget()
  }

  private var placeholder: ElementDescription {
    var description = ElementDescription()
    description.set(.isRedacted, flag: true)
    description.set(.accessibilityHidden, flag: true)
    return description
  }

  /// Requests more rows when it becomes visible.
  private var growingPlaceholder: ElementDescription {
    var description = placeholder
    description.on(.appear) { [unowned self] _, _ in
      // A host reports once that a node came into view, so the next rest is another node.
      showRest(count: 0, before: nil)
      run(before: nil, rerunsRows: false)
    }
    return description
  }

  /// Receives the range of rows that became visible.
  ///
  /// - Parameter first: returns the first element that it replaces.
  private func windowPlaceholder(
    _ count: Int, from first: @escaping @MainActor () -> Int
  ) -> ElementDescription {
    var description = placeholder
    description.set(.rowCount, count)
    description.on(.reveal) { [unowned self] action, _ in
      guard case .reveal(let range) = action else { return }
      let mounted = start..<start + rows.count
      let total = mounted.upperBound + (rest?.node[.rowCount] ?? 0)
      let revealed = LazyRows.revealed(range, from: first(), of: total)
      guard !revealed.isEmpty else { return }
      self.revealed = LazyRows.window(mounted, revealing: revealed)
      isRevealing = true
      guard let known else { return run(before: nil, rerunsRows: false) }
      untracked { show(known, before: nil, rerunsRows: false) }
    }
    return description
  }

  /// The rows of a part of the list in their new order, and which of them are new.
  private struct Placed {
    var rows: [Row] = []
    var old: [Int] = []

    func isNew(_ index: Int) -> Bool { old.indices.contains(index) && old[index] < 0 }
  }

  /// Reorders the rows of a part of the list with the fewest moves.
  private func place(
    _ all: Elements, _ wanted: Range<Int>, from range: Range<Int>, before: Node?
  ) -> Placed {
    var places: [ID: Int] = [:]
    places.reserveCapacity(range.count)
    for index in range { places[ids[index]] = index }
    let old = all.ids[wanted].map { places.removeValue(forKey: $0) ?? -1 }
    if old.allSatisfy({ $0 < 0 }) {
      // In order, so that a host shows them with one insertion.
      for index in range { context.tree.remove(rows[index]) }
      return Placed(
        rows: wanted.map { makeRow(all.elements[$0], at: $0, before: before) }, old: old)
    }
    var isKept = [Bool](repeating: false, count: range.count)
    for index in old where index >= 0 { isKept[index - range.lowerBound] = true }
    for index in range where !isKept[index - range.lowerBound] { context.tree.remove(rows[index]) }

    let stays = longestIncreasingSubsequence(old)
    var next = before
    var placed: [Row] = []
    placed.reserveCapacity(wanted.count)
    // From last to first, so that the node after each row is already in place.
    for index in old.indices.reversed() {
      let row: Row
      if old[index] < 0 {
        row = makeRow(all.elements[wanted.lowerBound + index], at: wanted.lowerBound + index, before: next)
      } else {
        row = rows[old[index]]
        if !stays[index] { move(row, before: next) }
      }
      next = row.firstNode ?? next
      placed.append(row)
    }
    return Placed(rows: placed.reversed(), old: old)
  }

  private func makeRow(_ element: Data.Element, at index: Int, before: Node?) -> Row {
    var context = context
    if context.sight == .first, index >= LazyRows.firstSeen { context.sight = .later }
    let row = Row(element, view.content, in: context)
    row.parent = self
    if view.onDelete != nil || view.onMove != nil { row.add(editing(row)) }
    if view.onDrop != nil { row.add(insertion(beside: row)) }
    if let choice = context.surroundings.choice, let target = context.tagTarget {
      let id = view.id(element)
      row.add(ElementModifier(tag: AnyHashable(id), choice: choice, target: target))
      if let extend = choice.extend { row.add(extending(to: id, target, extend)) }
    }
    context.surroundings.scrollTargets?.forEachSight(of: self) {
      row.add($0.modifier(of: AnyHashable(view.id(element))))
    }
    row.mount(before: before)
    return row
  }

  private func move(_ row: Row, before: Node?) {
    row.forEachNode { context.tree.move($0, before: before) }
  }

  override var firstNode: Node? {
    if let earlier { return earlier.node }
    for row in rows { if let node = row.firstNode { return node } }
    return rest?.node
  }

  override func node(after child: Slot) -> Node? {
    guard let index = rows.firstIndex(where: { $0 === child }) else { return parent?.node(after: self) }
    for next in rows[(index + 1)...] { if let node = next.firstNode { return node } }
    return rest?.node ?? parent?.node(after: self)
  }

  override func forEachNode(_ body: (Node) -> Void) {
    if let earlier { body(earlier.node) }
    for row in rows { row.forEachNode(body) }
    if let rest { body(rest.node) }
  }

  override func identify(_ child: Slot, in name: inout StableName) {
    if child === rest { return name.add("rest") }
    name.add(String(describing: view.id(unsafeDowncast(child, to: Row.self).element)))
  }

  override func unmount() {
    context.surroundings.scrollTargets?.remove(self)
    acceptDrops(isEmpty: false)
    reaction?.dispose()
    reaction = nil
    for row in rows { row.unmount() }
    earlier?.unmount()
    earlier = nil
    rest?.unmount()
    rest = nil
    rows = []
    ids = []
    known = nil
    unfinished = nil
  }
}

extension ForEachSlot: UnfinishedStack {
  func mountMore() {
    guard let all = unfinished else { return }
    unfinished = nil
    append(all, rows.count..<all.count, room: .max, before: nil)
  }
}

extension ForEachSlot: ScrolledRows {
  func scrollTarget(_ id: AnyHashable) -> Node? { scrollPlace(id).flatMap { rows[$0].firstNode } }

  func scrollPlace(_ id: AnyHashable) -> Int? { (id.base as? ID).flatMap(ids.firstIndex(of:)) }
}
