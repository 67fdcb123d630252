internal import BinderyViews

extension LayoutBox {
  /// Copies all that it shows of a node's properties.
  final func show(_ node: Node, _ context: ElementContext) {
    isFocusable = node.takes(anyOf: .commands) && !node.isDisabled
    isHidden = node.isTrue(.isHidden)
    isClear = node[.opacity] == 0
    textStyle = node.textStyle
    backdrop = node.backdrop
    fillsWidth = node.growth.contains(.horizontal)
    growsDown = node.growth.contains(.vertical)
    fittingColumns = node.fittingColumns
    if takesPadding { padding = node.paddingCells }
    update(node, context)
  }
}

/// Texts and states of nodes.
extension Node {
  var title: String { self[.title] ?? "" }
  var label: String { self[.label] ?? "" }
  /// The label of a control, or its name for screen readers.
  var labelOrName: String { label.isEmpty ? self[.accessibilityLabel] ?? "" : label }
  var isSelected: Bool { isTrue(.isSelected) }
  var isDisabled: Bool { isTrue(.isDisabled) }
  /// The name for screen readers; empty if they omit it.
  var spokenName: String { isTrue(.accessibilityHidden) ? "" : self[.accessibilityLabel] ?? "" }

  /// The text of the texts and pictures inside, in reading order. A button with words is its words, whatever pressing it does.
  var allText: String {
    if isTrue(.isHidden) || isTrue(.accessibilityHidden) { return "" }
    let name = role == .button && hasText ? nil : self[.accessibilityLabel]
    let own = name ?? self[.text] ?? (role == .tab ? self[.title] : nil) ?? ""
    if !own.isEmpty { return own }
    return children.filter { $0.role != .actions }.map(\.allText).filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  /// The first text inside, by which a row is called; all of it if there is none.
  var leadingText: String { leadingTextInside ?? allText }

  private var leadingTextInside: String? {
    if isTrue(.isHidden) || isTrue(.accessibilityHidden) || role == .actions { return nil }
    if role == .text, let text = self[.text], !text.isEmpty { return text }
    return children.lazy.compactMap(\.leadingTextInside).first
  }

  /// Whether there is a text inside that is not empty.
  var hasText: Bool {
    role == .text && self[.text]?.isEmpty == false || children.contains { $0.hasText }
  }
}

/// Sizes and alignments in cells.
extension Node {
  var stackAxis: StackBox.Axis {
    role == .layers ? .depth : self[.axis] == .horizontal ? .horizontal : .vertical
  }

  /// The alignment of children across the axis of a stack.
  var crossAlignment: StackBox.Alignment {
    let alignment = self[.alignment] ?? .center
    if stackAxis == .horizontal { return StackBox.Alignment(alignment.vertical) }
    switch alignment.horizontal {
    case .leading: return .start
    case .center: return .center
    case .trailing: return .end
    }
  }

  /// The padding in columns and rows. Screens have few cells, so half of a side's points count.
  var paddingCells: (x: Int, y: Int) {
    guard let padding = self[.padding] else { return (0, 0) }
    return (
      Points.columns((padding.leading + padding.trailing) / 4),
      Points.rows((padding.top + padding.bottom) / 2)
    )
  }

  /// The minimum size that a frame requests, in columns and rows. Text is never cut, so a fixed size is a minimum.
  var leastCells: (x: Int, y: Int) {
    guard let frame = self[.frame] else { return (0, 0) }
    return (
      Points.columns(frame.width ?? frame.minWidth ?? 0), Points.rows(frame.height ?? frame.minHeight ?? 0)
    )
  }

  /// Returns the position of smaller content in a box: 0 for the start, 1 for the middle, 2 for the end, in halves of
  /// the remaining space.
  func place(_ alignment: Alignment) -> (x: Int, y: Int) {
    let x =
      switch alignment.horizontal {
      case .leading: 0
      case .center: 1
      case .trailing: 2
      }
    let y =
      switch alignment.vertical {
      case .top, .firstTextBaseline: 0
      case .center: 1
      case .bottom: 2
      }
    return (x, y)
  }
}

extension StackBox.Alignment {
  init(_ alignment: VerticalAlignment) {
    switch alignment {
    case .center: self = .center
    case .bottom: self = .end
    default: self = .start
    }
  }
}

/// Styles and colors.
extension Node {
  var textStyle: TextStyle {
    var style = TextStyle()
    style.isDisabled = isDisabled
    style.alignment = self[.textAlignment]
    style.theme = shownTheme.map(ThemeColors.init)
    style.isDark = self[.colorScheme].map { $0 == .dark }
    style.tone = self[.foreground].flatMap { TextStyle.Tone($0) }
    if style.tone == nil, self[.font]?.style == .caption { style.tone = .secondary }
    if isTrue(.isItalic) || self[.font]?.traits.contains(.italic) == true { style.attributes.insert(.italic) }
    if self[.underline] != nil { style.attributes.insert(.underline) }
    if self[.strikethrough] != nil { style.attributes.insert(.strikethrough) }
    if let opacity = self[.opacity], opacity < 0.7 { style.attributes.insert(.dim) }
    if isBold { style.attributes.insert(.bold) }
    return style
  }

  private var isBold: Bool {
    if let weight = self[.fontWeight] ?? self[.font]?.weight {
      switch weight {
      case .semibold, .bold, .heavy, .black: return true
      default: return false
      }
    }
    switch self[.font]?.style {
    case .hero, .largeTitle, .title, .title2, .title3, .headline: return true
    default: return self[.headingLevel] != nil
    }
  }

  var backdrop: BoxBackdrop? {
    switch self[.background]?.style.resolution {
    case .color(let color):
      switch color.resolution {
      case .meaning(.surface): .surface
      case .meaning(.raised): .raised
      default: TextStyle.Tone(color).map { .color($0) }
      }
    case .linearGradient(let gradient):
      .gradient(gradient.gradient.stops.compactMap { TextStyle.Tone($0.color) })
    case .radialGradient(let gradient):
      .gradient(gradient.gradient.stops.compactMap { TextStyle.Tone($0.color) })
    case .angularGradient(let gradient):
      .gradient(gradient.gradient.stops.compactMap { TextStyle.Tone($0.color) })
    case .material: .surface
    case nil: nil
    }
  }
}

/// Keys.
extension Node {
  /// The keyboard shortcut. A terminal reports the control key instead of a desktop's command key.
  var shortcut: KeyPress? {
    guard let shortcut = self[.keyboardShortcut] else { return nil }
    var modifiers: KeyModifiers = []
    if !shortcut.modifiers.isDisjoint(with: [.control, .command]) { modifiers.insert(.control) }
    if shortcut.modifiers.contains(.option) { modifiers.insert(.alt) }
    if shortcut.modifiers.contains(.shift) { modifiers.insert(.shift) }
    return switch shortcut.key {
    case .return: KeyPress(.enter, modifiers)
    case .escape: KeyPress(.escape, modifiers)
    case .delete: KeyPress(.delete, modifiers)
    case .tab: KeyPress(.tab, modifiers)
    default: KeyPress(.character(shortcut.key.character), modifiers)
    }
  }
}
