internal import BinderyViews

extension TerminalScreen {
  /// Performs the action of pressing a box.
  func activate(_ box: LayoutBox) -> ScreenRequest? {
    if let screen = box.screen, screen.back === box {
      goBack()
      return nil
    }
    if box is TabBarBox {
      shift(box, by: 1)
      return nil
    }
    guard let node = builder.node((box as? RowBox)?.soleControl?.id ?? box.id) else { return nil }
    return activate(node)
  }

  /// Performs the action of pressing a node.
  func activate(_ node: Node) -> ScreenRequest? {
    switch node.role {
    case .link:
      if let file = node[.file] { return .save(file) }
      if let url = node[.url], !node.takes(.tap) { return .open(url: url) }
      send(UserEvent(.tap, on: node.id))
    case .toggle, .disclosure: send(UserEvent(.toggle(!node.toggleState), on: node.id))
    case .annotation:
      send(UserEvent(.toggle(!node.toggleState), on: node.id))
      if let pin = builder.boxes[node.id.rawValue] as? PinBox, pin.isOpen { reveal(pin.callout) }
    case .picker:
      if let segments = builder.boxes[node.id.rawValue] as? SegmentsBox {
        shift(segments, by: 1)
      } else {
        openMenu(of: node)
      }
    case .option: choose(node)
    case .datePicker: datePart = datePart == nil ? 0 : nil
    case .locationButton: askForLocation(node)
    case .photosPicker, .fileImporter: askForFile(node)
    case .stepper, .slider, .map, .textField: break
    default: send(UserEvent(.tap, on: node.id))
    }
    return nil
  }

  private func choose(_ option: Node) {
    var next = option.parent
    while let owner = next {
      if owner.role == .picker {
        send(UserEvent(.select(option.id), on: owner.id))
        return
      }
      next = owner.parent
    }
    send(UserEvent(.tap, on: option.id))
  }

  // MARK: Keys of controls with values

  /// Performs the action of a key in the focused control; `nil` if it has none there.
  func handleValue(_ press: KeyPress) -> (request: ScreenRequest?, Void)? {
    guard let focused, let node = builder.node(focused.id) else { return nil }
    if let part = datePart { return editDate(node, part, press) ? (nil, ()) : nil }
    guard press.modifiers.isEmpty else { return nil }
    if let map = focused as? MapBox { return pan(map, node, press) ? (nil, ()) : nil }
    switch press.key {
    case .left, .character("-"): return shift(focused, by: -1) ? (nil, ()) : nil
    case .right, .character("+"): return shift(focused, by: 1) ? (nil, ()) : nil
    default: return nil
    }
  }

  /// Changes the value of a control by one step.
  @discardableResult
  func shift(_ box: LayoutBox, by count: Int) -> Bool {
    if let bar = box as? TabBarBox {
      guard let index = bar.tabs.firstIndex(where: { $0.isChosen }), bar.tabs.count > 1 else {
        return false
      }
      let next = bar.tabs[(index + count + bar.tabs.count) % bar.tabs.count]
      send(UserEvent(.tap, on: NodeID(rawValue: next.id)))
      return true
    }
    guard let node = builder.node(box.id) else { return false }
    switch node.role {
    case .stepper, .slider:
      let range = node.numberRange
      let start =
        node[.number].flatMap { $0.isFinite ? $0 : nil }
        ?? min(max(0, range.minimum), range.maximum)
      set(node, to: start + Double(count) * range.step)
      return true
    case .picker:
      let options = RoleBox.options(of: node)
      let index = options.firstIndex { $0.isSelected } ?? (count > 0 ? -1 : options.count)
      if options.indices.contains(index + count) { choose(options[index + count]) }
      return true
    default: return false
    }
  }

  /// Sets a slider to the step that is nearest to a part of its range, from 0 to 1.
  func set(_ box: LayoutBox, to fraction: Double) {
    guard let node = builder.node(box.id) else { return }
    let range = node.numberRange
    // Not from the difference of the ends, which may be more than a number can be.
    let value = Self.step(of: range, nearestTo: range.minimum * (1 - fraction) + range.maximum * fraction)
    if value != node[.number] { send(UserEvent(.number(value), on: node.id)) }
  }

  private func set(_ node: Node, to value: Double) {
    send(UserEvent(.number(Self.step(of: node.numberRange, nearestTo: value)), on: node.id))
  }

  private static func step(
    of range: (minimum: Double, maximum: Double, step: Double), nearestTo value: Double
  ) -> Double {
    // Rounded to the step, to avoid accumulating errors of binary fractions.
    let steps = ((value - range.minimum) / range.step).rounded()
    let rounded = range.step > 0 && steps.isFinite ? range.minimum + steps * range.step : value
    return min(max(rounded, range.minimum), range.maximum)
  }

  // MARK: Dates

  private func editDate(_ node: Node, _ part: Int, _ press: KeyPress) -> Bool {
    var value = CalendarValue(node.dateWords, form: node.dateForm)
    switch press.key {
    case .left: datePart = max(0, part - 1)
    case .right: datePart = min(value.count - 1, part + 1)
    case .up, .down:
      value.add(press.key == .up ? 1 : -1, to: part)
      if let date = CalendarDate(value) {
        // A step over a bound ends there. From the bound, the tree refuses it and says why.
        let offered = node.offeredDate(nearestTo: date)
        send(UserEvent(.date(offered == node[.date] ? date : offered), on: node.id))
      }
    case .delete, .backspace:
      send(UserEvent(.date(nil), on: node.id))
      datePart = nil
    case .enter, .escape: datePart = nil
    default: return false
    }
    if let focused { damage(focused.visibleRect) }
    return true
  }

  // MARK: Maps

  private func pan(_ box: MapBox, _ node: Node, _ press: KeyPress) -> Bool {
    var region = box.region
    let degrees = region.span / 111_320 / 4
    switch press.key {
    case .left: region.longitude -= degrees
    case .right: region.longitude += degrees
    case .up: region.latitude += degrees / 2
    case .down: region.latitude -= degrees / 2
    case .character("+"), .character("="): region.span /= 2
    case .character("-"): region.span *= 2
    default: return false
    }
    let center = MapCoordinate(latitude: region.latitude, longitude: region.longitude)
    send(UserEvent(.region(MapRegion(center: center, span: region.span)), on: node.id))
    return true
  }
}
