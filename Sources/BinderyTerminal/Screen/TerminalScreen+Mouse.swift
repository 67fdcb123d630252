internal import BinderyViews

extension TerminalScreen {
  func handle(_ event: MouseEvent) -> ScreenRequest? {
    switch event.kind {
    case .scroll(let rows):
      let amount = event.modifiers.contains(.control) ? rows : 3 * rows
      if let viewport = hit(event.position, { $0 is ViewportBox }) as? ViewportBox,
        viewport.scroll(to: viewport.offset + amount)
      {
        damage(viewport.visibleRect)
      }
    case .scrollSideways(let columns):
      if let strip = hit(event.position, { $0 is StripBox }) as? StripBox,
        strip.scroll(to: strip.offset + 4 * columns)
      {
        damage(strip.visibleRect)
      }
    case .press: return press(at: event.position)
    case .drag: drag(to: event.position)
    case .release: drag = nil
    case .secondaryPress: break
    }
    return nil
  }

  private func press(at point: CellPoint) -> ScreenRequest? {
    drag = nil
    if holdScrollBar(at: point) { return nil }
    guard let box = hit(point, { $0.isReachable }).map(stop) else {
      if popup != nil, !window.top.screenRect.contains(point) { closePopup() }
      return nil
    }
    focus(box)
    let rect = box.screenRect
    let (x, y) = (point.x - rect.x, point.y - rect.y)
    switch box {
    case let field as FieldBox:
      field.click(x: x, y: y)
      damage(field.visibleRect)
      drag = Drag(box: field)
      return nil
    case let bar as TabBarBox:
      if let tab = bar.tab(at: x) { send(UserEvent(.tap, on: NodeID(rawValue: tab))) }
      return nil
    case let segments as SegmentsBox:
      if let option = segments.segment(at: x), let node = builder.node(option) {
        return activate(node)
      }
      shift(segments, by: x < rect.width / 2 ? -1 : 1)
      return nil
    case let value as ValueBox where value.isStepped:
      switch value.change(x: x, y: y) {
      case .steps(let count): shift(value, by: count)
      case .fraction(let fraction):
        drag = Drag(box: value)
        set(value, to: fraction)
      case nil: break
      }
      return nil
    default: break
    }
    return popup == nil ? activate(box) : activateInPopup(box)
  }

  /// Returns the innermost box at a position that satisfies a condition, in the frontmost layer.
  func hit(_ point: CellPoint, _ condition: (LayoutBox) -> Bool) -> LayoutBox? {
    func search(_ box: LayoutBox, _ origin: CellPoint) -> LayoutBox? {
      if box.isHidden { return nil }
      let rect = box.frame.offset(x: origin.x, y: origin.y)
      guard rect.contains(point) else { return nil }
      for child in box.children.reversed() {
        if let found = search(child, CellPoint(x: rect.x, y: rect.y)) { return found }
      }
      if let pin = box as? PinBox {
        let cell = CellPoint(x: point.x - rect.x, y: point.y - rect.y)
        return pin.isDrawn(at: cell, isFocused: pin === focused) && condition(pin) ? pin : nil
      }
      return condition(box) ? box : nil
    }
    return search(window.top, CellPoint(x: 0, y: 0))
  }
}
