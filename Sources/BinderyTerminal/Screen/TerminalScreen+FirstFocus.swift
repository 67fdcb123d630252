internal import BinderyViews

/// The control that a person came for: the one that has the focus before anybody moves it.
extension TerminalScreen {
  /// Returns the box of a layer that has the focus first: the only text field of its content if it is in sight, else the first
  /// control of its content, else the first one of its bars. A prominent button comes before other buttons and links; links in fine
  /// print, such as the credit of a service, come last.
  func first(in reachable: [LayoutBox], _ context: LayoutBox) -> LayoutBox? {
    let offered = Self.content(of: reachable, context)
    return main(of: offered) ?? offered.first { !isFinePrint($0) }
      ?? reachable.first { $0.isInBar && !($0 is TabBarBox) && $0.screen?.back !== $0 }
      ?? offered.first(where: isInSight)
      ?? reachable.first { !($0 is TabBarBox) } ?? reachable.first
  }

  /// Returns the text field or the prominent button of a layer that has the focus first; nil if another control has it.
  func main(in reachable: [LayoutBox], _ context: LayoutBox) -> LayoutBox? {
    main(of: Self.content(of: reachable, context))
  }

  private static func content(of reachable: [LayoutBox], _ context: LayoutBox) -> [LayoutBox] {
    let content = reachable.filter { !$0.isInBar }
    let inside = content.filter { $0.isInside(context) }
    return inside.isEmpty ? content : inside
  }

  private func main(of offered: [LayoutBox]) -> LayoutBox? {
    if let field = Self.onlyField(of: offered), Self.isStart(field, of: offered), isInSight(field) {
      return field
    }
    return mainButton(of: offered)
  }

  /// The only text field in front, which takes what is typed elsewhere.
  var onlyField: FieldBox? { Self.onlyField(of: focusable) }

  /// Returns the first prominent button in sight, if only other buttons and links are before it. One that destroys something waits
  /// until a person moves to it.
  private func mainButton(of offered: [LayoutBox]) -> LayoutBox? {
    for case let button as ButtonBox in offered.prefix(while: { $0 is ButtonBox }) {
      if button.look == .prominent, !button.isDestructive, isInSight(button) { return button }
    }
    return nil
  }

  private static func onlyField(of boxes: [LayoutBox]) -> FieldBox? {
    let fields = boxes.compactMap { $0 as? FieldBox }
    return fields.count == 1 && !fields[0].isReadOnly && !fields[0].editor.isMultiline ? fields[0] : nil
  }

  /// Whether a field is where a person begins: a search field, or the first control with a value of a form.
  private static func isStart(_ field: FieldBox, of offered: [LayoutBox]) -> Bool {
    field.isSearch || offered.first { $0 is FieldBox || $0 is ValueBox || $0 is SegmentsBox } === field
  }

  /// Whether it is visible without scrolling.
  private func isInSight(_ box: LayoutBox) -> Bool { box.visibleRect == box.screenRect }

  /// Whether it is a link to another address in the size of captions.
  private func isFinePrint(_ box: LayoutBox) -> Bool {
    guard let node = builder.node((box as? RowBox)?.soleControl?.id ?? box.id), node.role == .link,
      node[.url] != nil, !node.takes(.tap)
    else { return false }
    switch node[.font]?.style {
    case .caption, .caption2, .footnote: return true
    default: return false
    }
  }
}
