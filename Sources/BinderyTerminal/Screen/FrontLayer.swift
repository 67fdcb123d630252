/// The layer in front, which receives the keys: the window, one of its screens, a sheet, or a popup of the host.
@MainActor
struct FrontLayer {
  /// Identifies the layer: the number of its node, or of a popup.
  let id: UInt32
  let box: LayoutBox
  /// What the keyboard can reach in it, from top to bottom.
  let reachable: [LayoutBox]

  init(of window: WindowElement, popup: Popup?, reachable: [LayoutBox]) {
    self.reachable = reachable
    if let popup {
      (id, box) = (.max - UInt32(popup.level), window.top)
    } else {
      box = window.top.frontScreen
      id = box.id
    }
  }

  /// Whether it is a screen of a navigation stack.
  var isScreen: Bool { box is ScreenElement }

  // MARK: The control that a person came for

  /// The control that has the focus first: the only text field of the content if it is in sight, else the first control of the
  /// content, else the first one of the bars. A prominent button comes before other buttons and links; links in fine print, such as
  /// the credit of a service, come last.
  var first: LayoutBox? {
    main ?? content.first { !$0.isLinkInFinePrint }
      ?? reachable.first { $0.isInBar && !($0 is TabBarBox) && !($0 is BackButtonBox) }
      ?? content.first(where: \.isInSight)
      ?? reachable.first { !($0 is TabBarBox) } ?? reachable.first
  }

  /// The text field or the prominent button that has the focus first; nil if another control has it.
  var main: LayoutBox? {
    let content = content
    if let field = Self.onlyField(of: content), Self.isStart(field, of: content), field.isInSight {
      return field
    }
    return Self.mainButton(of: content)
  }

  /// Returns the only text field of one line that can be changed.
  static func onlyField(of boxes: [LayoutBox]) -> FieldElement? {
    let fields = boxes.compactMap { $0 as? FieldElement }
    return fields.count == 1 && !fields[0].isReadOnly && !fields[0].editor.isMultiline ? fields[0] : nil
  }

  /// The controls outside of bars.
  private var content: [LayoutBox] {
    let content = reachable.filter { !$0.isInBar }
    let inside = content.filter { $0.isInside(box) }
    return inside.isEmpty ? content : inside
  }

  /// Returns the first prominent button in sight, if only other buttons and links are before it. One that destroys something waits
  /// until a person moves to it.
  private static func mainButton(of content: [LayoutBox]) -> LayoutBox? {
    content.prefix { $0 is ButtonElement }.first { box in
      guard let button = box as? ButtonElement else { return false }
      return button.style == .prominent && !button.isDestructive && button.isInSight
    }
  }

  /// Whether a field is where a person begins: a search field, or the first control with a value of a form.
  private static func isStart(_ field: FieldElement, of content: [LayoutBox]) -> Bool {
    field.isSearch
      || content.first { $0 is FieldElement || $0 is ValueBox || $0 is SegmentedPickerElement } === field
  }
}

extension LayoutBox {
  /// Whether it is visible without scrolling.
  fileprivate var isInSight: Bool { visibleRect == screenRect }

  /// Whether it is a link in the size of captions to another address.
  fileprivate var isLinkInFinePrint: Bool { (represented as? LinkElement)?.isFinePrint ?? false }
}
