internal import Bindery

/// The place of a split view: a stack of screens with columns before its root, which is the last column.
///
///     nodes    screen   screen    screen   screen…
///              sidebar  content   detail   what links in the detail show
///     path     [inbox    42        info]
final class SplitSlot<Sidebar: View, Content: View, Detail: View>:
  NavigationSlot<ConditionalContent<AnyView, Detail>>
{
  private var view: NavigationSplitView<Sidebar, Content, Detail>
  private let columns: [SplitColumn]
  private var screens: [ScreenSlot] = []
  private let own = OwnColumns()
  private var choices: Reaction?
  private var lastChosen: [AnyHashable?] = []
  /// The navigation stack that is part of this one.
  private weak var merged: Slot?
  private var mergedPath: PathSource?

  init(_ view: NavigationSplitView<Sidebar, Content, Detail>, in context: MountContext, before: Node?) {
    let columns = (0..<(view.content == nil ? 1 : 2)).map { SplitColumn(index: $0) }
    self.view = view
    self.columns = columns
    super.init(nil, SplitSlot.content(after: columns.last, view.detail), in: context, before: before)
    for column in columns { column.split = self }
  }

  func update(_ view: NavigationSplitView<Sidebar, Content, Detail>, in context: MountContext) {
    self.view = view
    update(mergedPath, Self.content(after: columns.last, view.detail), in: context)
    update(screens[0], to: view.sidebar, in: columnContext(0))
    if let content = view.content {
      update(screens[1], to: Self.content(after: columns[0], content), in: columnContext(1))
    }
  }

  /// Returns what a column shows: what is chosen in the one before, or its own content.
  private static func content<Own: View>(
    after column: SplitColumn?, _ own: @escaping @MainActor () -> Own
  ) -> @MainActor () -> ConditionalContent<AnyView, Own> {
    return { if let view = column?.view { .first(view) } else { .second(own()) } }
  }

  // MARK: Columns

  override func mountColumns(opening location: OpenedLocation) -> [String] {
    var rest = location.routes[...]
    for column in columns {
      let screen = makeScreen()
      screen.hasWidth = true
      if column.index > 0 {
        screen.bindControls(in: context) { [unowned self] in leave(column: column.index) }
      }
      screens.append(screen)
      let place = columnContext(column.index)
      if column.index == 0 {
        mount(view.sidebar, on: screen, in: place)
      } else if let content = view.content {
        mount(Self.content(after: columns[0], content), on: screen, in: place)
      }
      // What the app has chosen counts.
      if column.text == nil, let text = rest.first, column.open(text, byName: false) {
        rest.removeFirst()
        location.isUsed = true
      } else {
        rest = []
      }
    }
    lastChosen = columns.map(\.chosen)
    if let last = columns.last(where: { $0.text != nil }), view.compact == nil {
      bringToFront(last.index + 1)
    }
    let choices = Reaction(depth: Int(context.depth), of: type(of: self)) { [unowned self] in
      let chosen = Reaction.reading { columns.map(\.chosen) }
      untracked { follow(chosen) }
    }
    self.choices = choices
    choices.run()
    return Array(rest)
  }

  private func columnContext(_ index: Int) -> MountContext {
    let surrounded = context.inside(node).surrounded {
      $0.navigation = columns[index]
      $0.column = columns[index]
      $0.lastColumn = nil
      $0.choice = nil
      $0.environment.location = []
    }
    return screens[index].context(in: surrounded)
  }

  private func mount<Own: View>(
    _ content: @escaping @MainActor () -> Own, on screen: ScreenSlot, in context: MountContext
  ) {
    let block = BlockSlot(content, in: context)
    screen.child = block
    block.mount(before: nil)
  }

  private func update<Own: View>(
    _ screen: ScreenSlot, to content: @escaping @MainActor () -> Own, in context: MountContext
  ) {
    guard let child = screen.child else { return }
    unsafeDowncast(child, to: BlockSlot<Own>.self).update(content, in: context)
  }

  override func bindControls(of root: ScreenSlot) {
    let showsColumns = Binding<Bool>(
      get: { [unowned self] in state.hiddenCount == 0 },
      set: { [unowned self] isShown in
        setVisibility(isShown ? .all : columns.count == 1 ? .detailOnly : .doubleColumn)
      })
    root.bindControls(in: context, showsColumns: showsColumns) { [unowned self] in
      leave(column: columns.count)
    }
  }

  override func prepareRoot(_ surroundings: Surroundings) {
    surroundings.column = nil
    surroundings.lastColumn = self
  }

  override func describe(_ element: inout ElementDescription) {
    element.bind(.columns) { [unowned self] in state }
  }

  // MARK: State

  /// The columns, for hosts. Tracked.
  private var state: SplitColumns {
    var state = SplitColumns(
      hasContent: columns.count > 1, front: view.compact?.wrappedValue ?? own.front,
      visibility: view.visibility?.wrappedValue ?? own.visibility)
    // Of two columns, the last one is the detail.
    state.front = state.column(at: state.frontIndex)
    return state
  }

  private func setVisibility(_ visibility: NavigationSplitViewVisibility) {
    if let binding = view.visibility {
      binding.wrappedValue = visibility
    } else {
      own.visibility = visibility
    }
  }

  override var leadingTexts: [String] {
    let chosen = columns.last { $0.text != nil }.map { $0.index + 1 } ?? 0
    return texts(before: entryTexts.isEmpty ? max(chosen, state.frontIndex) : columns.count)
  }

  /// Brings the column after a new choice to the front, or that of a choice that was taken back.
  private func follow(_ chosen: [AnyHashable?]) {
    for (column, value) in zip(columns, chosen) where value != lastChosen[column.index] {
      if value != nil {
        column.removeLink()
        bringToFront(column.index + 1)
      } else if column.text == nil {
        bringToFront(min(column.index, state.frontIndex))
      }
    }
    lastChosen = chosen
  }

  /// Goes back from a column to the one before.
  private func leave(column index: Int) {
    leave(after: index - 1)
    columns[index - 1].clear()
    bringToFront(index - 1)
  }

  override func openColumns(_ texts: [String]) -> [String] {
    let opened = zip(columns, texts).prefix { $0.open($1, byName: true) }.count
    if opened < columns.count {
      leave(after: opened - 1)
      bringToFront(opened)
      return []
    }
    bringToFront(columns.count)
    return Array(texts.dropFirst(opened))
  }

  // MARK: Slot

  override func identify(_ child: Slot, in name: inout StableName) {
    guard let index = screens.firstIndex(where: { $0 === child }) else {
      return super.identify(child, in: &name)
    }
    name.add("column")
    name.add(index)
  }

  override func unmount() {
    choices?.dispose()
    choices = nil
    super.unmount()
    for screen in screens { screen.unmount() }
    screens = []
  }
}

extension SplitSlot: SplitController {
  func texts(before index: Int) -> [String] { columns.prefix(index).map { $0.text ?? SplitColumn.nothing } }

  func leave(after index: Int) {
    leaveEntries()
    for column in columns.dropFirst(index + 1).reversed() { column.clear() }
  }

  func bringToFront(_ index: Int) {
    let column = state.column(at: index)
    if let binding = view.compact {
      if binding.wrappedValue != column { binding.wrappedValue = column }
    } else {
      own.front = column
    }
  }
}

extension SplitSlot: MergingStack {
  var isFree: Bool { merged == nil }

  func merge(_ path: PathSource?, of stack: Slot) {
    merged = stack
    mergedPath = path
    setPath(path)
  }

  func part(from stack: Slot) {
    guard merged === stack else { return }
    merged = nil
    mergedPath = nil
    setPath(nil)
    leaveEntries()
  }
}

/// The state of a split view whose app does not store it.
@MainActor
private final class OwnColumns {
  @Box var front = NavigationSplitViewColumn.sidebar
  @Box var visibility = NavigationSplitViewVisibility.automatic
}
