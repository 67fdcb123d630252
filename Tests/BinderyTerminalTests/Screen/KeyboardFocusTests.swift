import Testing

@testable import BinderyTerminal

/// Where the focus goes after a change.
@MainActor
@Suite struct KeyboardFocusTests {
  /// A window whose content has some controls.
  private final class Window {
    let window = WindowElement()
    let list = ListElement()
    var controls: [LayoutBox]

    init(_ count: Int) {
      controls = (1...count).map { number in
        let row = RowElement()
        row.isFocusable = true
        row.id = UInt32(number)
        return row
      }
      window.arrange([list])
      arrange()
    }

    func arrange() { list.arrange(controls) }
    @MainActor var front: FrontLayer { FrontLayer(of: window, popup: nil, reachable: window.top.reachable) }
  }

  private var focus = KeyboardFocus()

  private mutating func settle(
    _ window: Window, wanted: [UInt32] = [], after row: FocusedRow? = nil
  ) -> KeyboardFocus.Move {
    focus.settle(in: window.front, wanted: wanted, after: row, stops: []).move
  }

  private func box(_ move: KeyboardFocus.Move) -> LayoutBox? {
    if case .to(let box) = move { box } else { nil }
  }
  private func isStay(_ move: KeyboardFocus.Move) -> Bool { if case .stay = move { true } else { false } }

  @Test mutating func theFocusStaysOnAControlThatRemains() {
    let window = Window(3)
    focus.move(to: window.controls[1])
    #expect(isStay(settle(window)))
  }

  @Test mutating func theNextRowGetsTheFocusOfARemovedOne() {
    let window = Window(3)
    let (removed, next) = (window.controls[1], window.controls[2])
    focus.move(to: removed)
    let row = FocusedRow(removed, of: window.controls)
    window.controls.remove(at: 1)
    window.arrange()
    #expect(box(settle(window, after: row)) === next)
  }

  @Test mutating func thePreviousRowGetsTheFocusOfTheLastOne() {
    let window = Window(2)
    let (first, last) = (window.controls[0], window.controls[1])
    focus.move(to: last)
    let row = FocusedRow(last, of: window.controls)
    window.controls.removeLast()
    window.arrange()
    #expect(box(settle(window, after: row)) === first)
  }

  @Test mutating func aControlThatRequestsTheFocusGetsIt() {
    let window = Window(3)
    focus.move(to: window.controls[0])
    #expect(box(settle(window, wanted: [3])) === window.controls[2])
  }

  @Test mutating func aCoveredLayerRemembersItsFocus() {
    let window = Window(3)
    focus.move(to: window.controls[1])
    let popup = Popup("Menu", items: [ElementCommand(title: "One", action: .nothing)], level: 1)
    window.window.popup = popup.overlay
    let front = FrontLayer(of: window.window, popup: popup, reachable: window.window.top.reachable)
    let covering = focus.settle(in: front, wanted: [], after: nil, stops: window.controls)
    #expect(covering.isNewLayer)
    focus.begin(at: front.first)
    #expect(focus.box === popup.items[0].box)
    window.window.popup = nil
    #expect(box(settle(window)) === window.controls[1])
  }

  @Test mutating func aProminentButtonThatArrivesLateGetsTheFocusUntilAKeyIsPressed() {
    for isTouched in [false, true] {
      let window = Window(1)
      let button = ButtonElement()
      (button.isFocusable, button.style) = (true, .prominent)
      focus.begin(at: window.controls[0])
      if isTouched { focus.touch() }
      window.window.arrange([button, window.list])
      let move = settle(window)
      if case .first = move { #expect(!isTouched) } else { #expect(isTouched) }
    }
  }
}
