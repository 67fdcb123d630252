internal import BinderyViews

/// One screen: a bar with its title and toolbar items, its content, and a bottom bar if it has items.
final class ScreenElement: StackBox {
  private let bar = BarBox()
  private let title = TextBox()
  /// The back button `‹`, visible if there is a previous screen.
  let back = BackButtonBox()
  /// The switch `◧` that shows and hides the first column of a split view.
  private let columnsSwitch = ColumnsSwitchBox()
  /// The width in columns that the app has set for a column of a split view.
  private(set) var columnWidth: Int?
  private let viewport = ViewportBox()
  private let content = StackBox()
  private let bottom = BarBox()
  private let backLabel = TextBox()
  private let switchLabel = TextBox()
  /// The bars and the content below each other, for screen readers: a bar with a line for each item scrolls too.
  private let page = StackBox()

  required init() {
    super.init()
    bar.axis = .horizontal
    bar.spacing = 2
    bar.padding = (1, 0)
    bar.backdrop = .surface
    title.textStyle = TextStyle(attributes: .bold)
    title.lineLimit = 1
    backLabel.text = "‹"
    back.setChildren([backLabel])
    back.isHidden = true
    back.isFocusable = true
    switchLabel.text = "◧"
    columnsSwitch.setChildren([switchLabel])
    columnsSwitch.isHidden = true
    columnsSwitch.isFocusable = true
    bottom.axis = .horizontal
    bottom.spacing = 2
    bottom.padding = (1, 0)
    bottom.backdrop = .raised
    content.padding = (1, 0)
    viewport.setChildren([content])
    placeTools()
  }

  override var fillsHeight: Bool { true }
  override var stretches: Bool { true }

  override var takesPadding: Bool { false }

  override func update(_ node: Node, _ context: ElementContext) {
    title.text = node.title
    canBeLeft = node.takes(.dismiss)
    hasSwitch = node[.isOn] != nil
    columnWidth = (node[.frame]?.width ?? node[.frame]?.idealWidth).map(Points.columns)
    columnsSwitch.isOn = node.isTrue(.isOn)
    back.id = node.id.rawValue
    columnsSwitch.id = node.id.rawValue
    hideButtons()
    placeTools()
  }

  // MARK: Columns of a split view

  /// A change may move the other columns.
  override var isReadByOwner: Bool { (parent as? NavigationElement)?.isSplit ?? false }

  /// Whether people can leave it.
  private var canBeLeft = false
  /// Whether people show and hide columns in it.
  private var hasSwitch = false
  private var hidesBack = false
  private var showsSwitch = false

  /// Adapts the bar to the other columns that are shown.
  ///
  /// - Parameters:
  ///   - hidesBack: whether the screen before is beside it.
  ///   - showsSwitch: whether people can show and hide columns.
  func setColumn(hidesBack: Bool, showsSwitch: Bool) {
    guard (hidesBack, showsSwitch) != (self.hidesBack, self.showsSwitch) else { return }
    (self.hidesBack, self.showsSwitch) = (hidesBack, showsSwitch)
    hideButtons()
    bar.invalidate()
    hideEmptyBars()
  }

  private func hideButtons() {
    back.isHidden = !canBeLeft || hidesBack
    columnsSwitch.isHidden = !hasSwitch || !showsSwitch
  }

  override func arrange(_ node: Node, _ box: (Node) -> LayoutBox?) {
    tools = node.children.filter { $0.role == .toolbar }.flatMap(\.children).compactMap { node in
      box(node).map { (node, $0) }
    }
    super.arrange(node, box)
    placeTools()
  }

  /// Adds the toolbar items to the bars. Items without a placement are buttons at the end; those at the bottom take space only while
  /// they have content.
  private func placeTools() {
    var (leading, trailing, atBottom): ([LayoutBox], [LayoutBox], [LayoutBox]) = ([], [], [])
    for (node, box) in tools {
      switch node.role == .toolbarItem ? node[.placement] : nil {
      case .topBarLeading: leading.append(box)
      case .bottomBar:
        if !node.children.allSatisfy({ $0.role == .status && $0.children.isEmpty }) { atBottom.append(box) }
      default: trailing.append(box)
      }
    }
    hasTools = !leading.isEmpty || !trailing.isEmpty
    backLabel.text = isLinear ? "Back" : "‹"
    replaceChildren(
      of: bar,
      isLinear
        ? [title, back] + leading + trailing : [back, columnsSwitch] + leading + [title, space] + trailing)
    replaceChildren(of: bottom, atBottom)
    for bar in [bar, bottom] { bar.invalidate() }
    hideEmptyBars()
  }

  private func replaceChildren(of box: LayoutBox, _ boxes: [LayoutBox]) {
    if !box.children.elementsEqual(boxes, by: ===) { box.setChildren(boxes) }
  }

  /// Hides empty bars.
  private func hideEmptyBars() {
    let isEmpty = title.text.isEmpty && back.isHidden && columnsSwitch.isHidden && !hasTools
    if bar.isHidden != isEmpty {
      bar.isHidden = isEmpty
      invalidate()
    }
    let parts = [bar, isWhole || isLinear ? content : viewport] + (bottom.children.isEmpty ? [] : [bottom])
    if isLinear, !isWhole {
      replaceChildren(of: page, parts)
      replaceChildren(of: viewport, [page])
      replaceChildren(of: self, [viewport])
    } else {
      replaceChildren(of: self, parts)
    }
  }

  /// Whether the content is tabs or navigation, which scroll by themselves; otherwise a viewport is around it.
  private var isWhole = false
  private var hasTools = false
  /// The toolbar items with their nodes.
  private var tools: [(node: Node, box: LayoutBox)] = []
  private let space = SpacerBox()

  override func arrange(_ boxes: [LayoutBox]) {
    isWhole = boxes.contains { $0.isWholeScreen }
    if isWhole {
      viewport.setChildren([])
      content.padding = (0, 0)
    } else {
      content.padding = (1, 0)
    }
    content.setChildren(boxes)
    if !isWhole, viewport.children.isEmpty { viewport.setChildren([content]) }
    hideEmptyBars()
  }

  override var isWholeScreen: Bool { true }
}
