internal import BinderyViews

/// Selects the box of a role, and copies a node's properties to it.
@MainActor
enum RoleBox {
  /// Returns whether a box shows the values of a node's children itself instead of containing their boxes.
  static func readsChildren(_ node: Node) -> Bool { node.role == .picker && node[.pickerStyle] != .inline }

  /// Returns whether properties of a node determine the type of its box.
  static func kindDependsOnProperties(_ role: Role) -> Bool {
    switch role {
    case .scroll, .image, .picker, .row: true
    default: false
    }
  }

  static func box(for node: Node) -> LayoutBox {
    switch node.role {
    case .window: WindowBox()
    case .grid: GridBox()
    case .gridRow: GridRowBox()
    case .scroll: node.stackAxis == .horizontal ? StripBox() : StackBox()
    case .spacer: SpacerBox()
    case .divider: DividerBox()
    case .text: TextBox(showsNode: true)
    case .image: node[.icon] == nil ? PictureBox() : TextBox(showsNode: true)
    case .button, .locationButton, .link: ButtonBox()
    case .textField: FieldBox()
    case .toggle, .stepper, .slider, .datePicker, .photosPicker, .fileImporter: ValueBox()
    case .picker: pickerBox(node)
    case .row where node.isRowGap: GapBox()
    case .option, .row: RowBox()
    case .progress: ProgressBox()
    case .list: ListBox()
    case .section: SectionBox()
    case .actions: HiddenBox()
    case .disclosure: DisclosureBox()
    case .navigation: NavigationBox()
    case .screen: ScreenBox()
    case .toolbar: HiddenBox()
    case .tabs: TabsBox()
    case .tab: PageBox()
    case .sheet, .alert, .actionSheet: OverlayBox()
    case .unavailable: UnavailableBox()
    case .map: MapBox()
    case .annotation: PinBox()
    case .chart: ChartBox()
    case .box: FrameBox()
    case .underlay: HiddenBox()
    case .overlay: LayerBox()
    case .shape: ShapeBox()
    case .stack, .layers, .group, .toolbarItem, .status: StackBox()
    }
  }

  private static func pickerBox(_ node: Node) -> LayoutBox {
    switch node[.pickerStyle] {
    case .segmented: SegmentsBox()
    case .inline: SectionBox()
    default: ValueBox()
    }
  }

  /// Copies a node's properties. The caller discards the measurements of the box.
  static func update(_ box: LayoutBox, from node: Node) {
    box.isFocusable = (node.takes(.tap) || node.takes(.longPress)) && !node.isOff && node.role != .tab
    updateLook(box, from: node)
    switch box {
    case let box as TextBox: updateText(box, from: node)
    case let box as PictureBox: updatePicture(box, from: node)
    case let box as ButtonBox: updateButton(box, from: node)
    case let box as RowBox: updateRow(box, from: node)
    case let box as GapBox: box.count = node[.rowCount] ?? 1
    case let box as SectionBox: updateSection(box, from: node)
    case let box as DisclosureBox:
      box.header.label = node.titleWords
      box.header.value = .disclosure(isOpen: node.isTrue(.isExpanded))
      box.header.id = node.id.rawValue
      box.isOpen = node.isTrue(.isExpanded)
    case let box as FieldBox: updateField(box, from: node)
    case let box as ValueBox: ValueReading.update(box, from: node)
    case let box as SegmentsBox:
      box.segments = options(of: node).map { ($0.id.rawValue, $0.allWords, $0.isSelected) }
      box.label = node.labelWords.isEmpty ? node[.accessibilityLabel] ?? "" : node.labelWords
      box.isFocusable = !node.isOff
    case let box as ProgressBox:
      box.fraction = node[.fractionCompleted].map { $0.isNaN ? 0 : min(max($0, 0), 1) }
      // A spinner alone is not text, which screen readers and plain output need.
      box.label = node[.label] ?? node[.accessibilityLabel] ?? ""
    case let box as ScreenBox: updateScreen(box, from: node)
    case let box as TabsBox: updateTabs(box, from: node)
    case let box as OverlayBox:
      box.title = node.titleWords
      box.widest = node.role == .sheet ? 76 : 54
    case let box as UnavailableBox:
      box.read(icon: node[.icon]?.rawValue, title: node.titleWords, detail: node.detailWords)
    case let box as MapBox:
      box.label = node[.accessibilityLabel] ?? ""
      box.region = node.mapRegion ?? box.region
      box.isFocusable = true
    case let box as PinBox:
      box.title = node.titleWords
      box.picture = node[.picture]
      (box.latitude, box.longitude) = (node[.coordinate]?.latitude ?? 0, node[.coordinate]?.longitude ?? 0)
      box.isOpen = node.isSelected
      box.isFocusable = !node.isOff
    case let box as ChartBox:
      box.title = node.titleWords
      box.unit = node[.chart]?.unit ?? ""
      box.series = node.chartSeries
    case let box as GridBox:
      box.tracks = node.gridTracks
      box.spacing = (2, max(1, Points.rows((node[.spacing] ?? 8))))
      if box.tracks == .rows {
        box.spacing = (Points.columns(node[.columnSpacing] ?? 8), Points.rows(node[.spacing] ?? 8))
        box.cellAlignment = node.crossAlignment
      }
    case let box as GridRowBox: box.alignment = node.rowAlignment
    case let box as FrameBox:
      box.leastSize = node.leastCells
      box.place = node.place(node[.frame]?.alignment ?? .center)
      box.growsDown = node[.frame]?.fillsHeight ?? false
    case let box as LayerBox: box.place = node.place(node[.alignment] ?? .center)
    case let box as ShapeBox: updateShape(box, from: node)
    case let box as StackBox: updateStack(box, from: node)
    default: break
    }
  }

  private static func updateLook(_ box: LayoutBox, from node: Node) {
    box.isHidden = node.isTrue(.isHidden) || (node.role == .status && node.children.isEmpty)
    if box is HiddenBox { box.isHidden = true }
    box.isClear = node[.opacity] == 0
    box.ink = node.ink
    box.backdrop = node.boxBackdrop
    box.fillsWidth = node.takesWidth || node.role == .group
    if !(box is RowBox), !(box is ScreenBox), !(box is OverlayBox), !(box is ButtonBox), !(box is SectionBox)
    {
      box.padding = node.paddingCells
      if node.role == .group { box.padding = (1, 0) }
    }
  }

  private static func updateStack(_ box: StackBox, from node: Node) {
    guard node.role == .stack || node.role == .layers else {
      if node.role == .toolbarItem || node.role == .status {
        box.axis = .horizontal
        box.spacing = 2
      }
      return
    }
    box.axis = node.stackAxis
    box.spacing =
      box.axis == .horizontal ? Points.columns((node[.spacing] ?? 8)) : Points.rows((node[.spacing] ?? 8))
    box.alignment = node.crossAlignment
  }

  private static func updateShape(_ box: ShapeBox, from node: Node) {
    let style = node[.fill].flatMap { $0 == AnyShapeStyle(Color.clear) ? nil : $0 }
    box.tone =
      (style ?? node[.stroke]?.style).flatMap { Ink.Tone($0) } ?? (node[.fill] == nil ? .primary : nil)
    switch node[.shape] {
    case .circle, .ellipse: box.isRound = true
    default: box.isRound = false
    }
    box.size = node[.frame].flatMap { $0.width == nil && $0.height == nil ? nil : node.leastCells }
  }

  private static func updateText(_ box: TextBox, from node: Node) {
    if let icon = node[.icon]?.rawValue {
      box.lineLimit = 1
      box.text = box.isLinear ? node.isSilent ? "" : node[.accessibilityLabel] ?? "" : IconGlyph.of(icon)
    } else {
      box.text = node.casedWords
      box.lineLimit = node[.lineLimit]
      box.isVerbatim = node.isTrue(.isMonospaced)
    }
    box.isSkeleton = node.isTrue(.isRedacted)
    box.alignment = node.textSide
  }

  private static func updatePicture(_ box: PictureBox, from node: Node) {
    box.source = node[.picture]
    let cells = node.pictureCells
    box.natural = CellSize(width: cells.x, height: cells.y)
    box.alternative.text = node.isSilent ? "" : node[.accessibilityLabel] ?? ""
    box.alternative.ink.tone = .secondary
    box.alternative.isSkeleton = node.isTrue(.isRedacted)
    box.alternative.alignment = node.textSide
    box.alternative.forgetMeasures()
  }

  private static func updateButton(_ box: ButtonBox, from node: Node) {
    box.axis = .horizontal
    box.spacing = 1
    box.look = node.buttonLook
    box.name = node[.accessibilityLabel] ?? ""
    if box.name.isEmpty, node.allWords.isEmpty { box.name = node[.help] ?? "" }
    box.kind = node.role == .link ? "link" : "button"
    box.isDestructive = node[.buttonRole] == .destructive
    box.isFocusable = !node.isOff
  }

  private static func updateRow(_ box: RowBox, from node: Node) {
    box.isPressable = node.role == .option || node.takes(.tap) || node.takes(.longPress)
    box.isFocusable =
      !node.isOff
      && (node.takes(.tap) || node.takes(.delete) || node.takes(.move)
        || node.children.contains { $0.role == .actions })
    if node.role == .option {
      box.isChecked = node.isSelected
      let label = box.children.first as? TextBox ?? TextBox()
      label.text = node.words
      if box.children.isEmpty, !node.words.isEmpty { box.arrange([label]) }
    } else {
      box.isChecked = node.isSelected ? true : nil
    }
  }

  private static func updateSection(_ box: SectionBox, from node: Node) {
    box.header.text = node.role == .picker ? node.labelWords : node.titleWords
    box.footer.text = node.detailWords
  }

  private static func updateField(_ box: FieldBox, from node: Node) {
    box.label = node.labelWords
    box.placeholder = node.placeholderWords
    box.isSecure = node[.fieldKind] == .secure
    box.isSearch = node[.fieldKind] == .search
    box.isReadOnly = node.isTrue(.isReadOnly)
    box.editor.isMultiline = node[.fieldKind] == .multiline
    box.editor.limit = node.longestText
    box.editor.replace(with: node[.fieldText] ?? "")
    box.refusal = node[.refusal] ?? ""
    box.isFocusable = !node.isOff
  }

  private static func updateScreen(_ box: ScreenBox, from node: Node) {
    box.title.text = node.titleWords
    box.back.isHidden = !node.takes(.dismiss)
    box.back.id = node.id.rawValue
  }

  private static func updateTabs(_ box: TabsBox, from node: Node) {
    let tabs = node.children.filter { $0.role == .tab }
    box.bar.id = node.id.rawValue
    box.bar.tabs = tabs.map { ($0.id.rawValue, $0.tabWords, $0.isSelected) }
    for (page, tab) in zip(box.children.dropFirst(), tabs) { page.isHidden = !tab.isSelected }
  }

  /// Returns the options of a picker, including those in sections.
  static func options(of picker: Node) -> [Node] {
    picker.children.flatMap { $0.role == .option ? [$0] : options(of: $0) }
  }
}

/// A box that is not shown in place: the actions of rows are in the row's menu, toolbars are parts of their
/// screen.
final class HiddenBox: StackBox {}

/// A page that explains why there is no content, and the next step.
final class UnavailableBox: StackBox {
  private let icon = TextBox()
  private let title = TextBox()
  private let detail = TextBox()

  override init() {
    super.init()
    alignment = .center
    title.ink = Ink(attributes: .bold)
    title.alignment = .center
    detail.ink = Ink(tone: .secondary)
    detail.alignment = .center
    icon.ink = Ink(tone: .secondary)
    arrange([])
  }

  func read(icon: String?, title: String, detail: String) {
    self.icon.text = isLinear ? "" : icon.map(IconGlyph.of) ?? ""
    self.title.text = title
    self.detail.text = detail
    padding = (1, 1)
  }

  override var stretches: Bool { true }
  override func arrange(_ boxes: [LayoutBox]) { setChildren([icon, title, detail] + boxes) }
}
