import BinderyViews
import Testing

@testable import BinderyTerminal

/// After every change, a screen equals a new screen of the same tree.
@MainActor
@Suite struct SamenessTests {
  /// The kinds of screens, which lay out and paint most elements differently.
  private static let options = [
    ScreenOptions(pictures: .halfBlocks),
    ScreenOptions(palette: Palette(isDark: false, isColorless: true), isLinear: true),
  ]

  /// The properties that change no cell, and no control that keys or clicks reach.
  private static let unshown: Set<Property> = [
    .accessibilityHint, .accessibilityValue, .aspectRatio, .border, .clipShape, .columnAlignment,
    .columnSpacing, .columnSpan, .contentType, .copiedText,
    .dateComponents, .destination, .dragType, .dropType, .dynamicTypeSize, .effects, .fieldStyle, .file,
    .fileExtensions, .fontDesign, .help,
    .fixedSize, .home, .identifier, .ignoresPresses, .ignoresSafeArea, .imageScale, .insertionType, .isBusy,
    .isEditing,
    .layoutDirection, .layoutPriority, .lineSpacing, .listStyle,
    .liveRegion,
    .mapDrawing, .maximumDate, .maximumLength, .minimumDate, .minimumLength, .minimumScale, .offset, .path,
    .rotation, .runs, .scale, .shadow, .step, .tabularFigures, .tint, .tracking, .truncation, .zIndex,
  ]

  /// Verifies the comparison below, which would compare nothing for a property that no element shows.
  @Test func everyOtherPropertyIsShownBySomeElement() {
    var hidden = Set(Property.allCases).subtracting(Self.unshown)
    for role in Role.allCases {
      for others in Self.settings(of: role) {
        hidden = hidden.filter { !isShown($0, by: role, others) }
      }
    }
    #expect(hidden == [])
  }

  private func isShown(_ property: Property, by role: Role, _ others: [Setting]) -> Bool {
    let tree = ViewTree { EmptyView() }
    let surroundings = Surroundings(role, others, in: tree.root)
    let contents = (Samples.values(of: property) + [nil]).map { setting in
      if let setting { setting.apply(surroundings.node) } else { surroundings.remove(property) }
      return ScreenContent(Self.screen(of: tree, Self.options[0]))
    }
    return contents.contains { $0 != contents[0] }
  }

  @Test(arguments: Role.allCases) func changedPropertiesMatchANewScreen(_ role: Role) {
    for others in Self.settings(of: role) {
      check(
        Property.allCases.filter { property in !others.contains { $0.property == property } }, of: role,
        others)
      for other in others {
        check([other.property], of: role, others.filter { $0.property != other.property })
      }
    }
  }

  /// Settings with which a role has another element, or shows more properties.
  private static func settings(of role: Role) -> [[Setting]] {
    Surroundings.settings(of: role) + further(role)
  }

  private static func further(_ role: Role) -> [[Setting]] {
    switch role {
    case .row: [[.events(.reveal)], [.events(.tap)], [.events(.see)]]
    case .text:
      [[.set(.text, "Words that need more than two lines in a narrow terminal\n  and one for themselves")]]
    case .image: [[.set(.frame, FrameSize(width: 80, height: 80)), .set(.accessibilityLabel, "A cat")]]
    case .slider: [[.set(.number, 3), .set(.label, "Level")]]
    case .grid: [[.set(.axis, .vertical)], [.set(.tracks, GridTracks([GridItem(), GridItem()]))]]
    case .chart:
      [[.set(.chart, ChartData(series: [ChartSeries("One", style: .bar, points: [ChartPoint("Mon", 1)])]))]]
    default: []
    }
  }

  private static func screen(of tree: ViewTree, _ options: ScreenOptions) -> TerminalScreen {
    TerminalScreen(tree: tree, size: CellSize(width: 40, height: 24), options: options)
  }

  /// Sets properties, one after the other, changes them and removes them again.
  private func check(_ properties: [Property], of role: Role, _ others: [Setting]) {
    for options in Self.options {
      let tree = ViewTree { EmptyView() }
      let surroundings = Surroundings(role, others, in: tree.root)
      let screen = Self.screen(of: tree, options)
      var content = ScreenContent(screen)
      for property in properties {
        for setting in Samples.values(of: property) + [nil] {
          let wasSet = surroundings.node.value(of: property) != nil
          if let setting { setting.apply(surroundings.node) } else { surroundings.remove(property) }
          screen.show([.set(surroundings.node, property, wasSet: wasSet)])
          if setting == nil, ScreenContent(screen) == content { continue }
          expectSame(screen, tree, "\(role) with \(others.map(\.property)): \(property)")
          if setting == nil { content = ScreenContent(screen) }
        }
      }
    }
  }

  /// The roles whose children are elements of their own kind, or values that their parent shows.
  @Test(arguments: Surroundings.parents) func insertedMovedAndRemovedChildrenMatchANewScreen(_ parent: Role) {
    for child in Surroundings.specialChildren { checkStructure(of: parent, with: child) }
  }

  /// Inserts, moves and removes children.
  private func checkStructure(of role: Role, with childRole: Role) {
    for options in Self.options {
      let tree = ViewTree { EmptyView() }
      let change = ChildrenChange(of: role, with: childRole, in: tree.root)
      let screen = Self.screen(of: tree, options)
      _ = screen.frame()
      change.perform { patch in
        screen.show([patch])
        expectSame(screen, tree, "\(role) in \(childRole): \(patch)")
      }
    }
  }

  @Test func aChangedAnswerOfAnAlertMatchesANewScreen() {
    let tree = ViewTree { EmptyView() }
    let nodes = TreeWriter(after: tree.root)
    let answer = nodes.node(.button, [], [nodes.node(.text, [.set(.text, "Delete")])])
    _ = nodes.window(tree.root, [nodes.node(.alert, [], [answer])])
    expectSame(in: tree, after: .set(.isDisabled, true), on: answer)
  }

  @Test func theChangedNameOfAButtonWithoutContentMatchesANewScreen() {
    for name in [[], [Setting.set(.accessibilityLabel, "Add")]] {
      let tree = ViewTree { EmptyView() }
      let nodes = TreeWriter(after: tree.root)
      let button = nodes.node(.button, name)
      _ = nodes.window(tree.root, [button])
      expectSame(in: tree, after: .set(.accessibilityLabel, "Remove"), on: button)
    }
  }

  @Test func contentOfAStatusInABottomBarMatchesANewScreen() {
    let tree = ViewTree { EmptyView() }
    let nodes = TreeWriter(after: tree.root)
    let status = nodes.node(.status)
    let item = nodes.node(.toolbarItem, [.set(.placement, .bottomBar)], [status])
    let toolbar = nodes.node(.toolbar, [], [item])
    _ = nodes.window(tree.root, [nodes.node(.screen, [], [nodes.node(.text), toolbar])])
    let screen = Self.screen(of: tree, Self.options[0])
    _ = screen.frame()
    let text = nodes.node(.text, [.set(.text, "Deleted")])
    (text.parent, status.children) = (status, [text])
    screen.show([.insert(text, parent: status, before: nil)])
    expectSame(screen, tree, "content of a status")
    #expect(ScreenContent(screen).description.contains("Deleted"))
  }

  private func expectSame(in tree: ViewTree, after setting: Setting, on node: Node) {
    let screen = Self.screen(of: tree, Self.options[0])
    _ = screen.frame()
    let wasSet = node.value(of: setting.property) != nil
    setting.apply(node)
    screen.show([.set(node, setting.property, wasSet: wasSet)])
    expectSame(screen, tree, "\(node.role): \(setting.property)")
  }

  private func expectSame(_ screen: TerminalScreen, _ tree: ViewTree, _ change: String) {
    let fresh = Self.screen(of: tree, screen.options)
    fresh.focus(on: fresh.reachable.first { BoxArea($0) == screen.focused.map { BoxArea($0) } })
    let (changed, new) = (ScreenContent(screen), ScreenContent(fresh))
    #expect(changed == new, "\(change)\n\(changed)\nInstead of:\n\(new)")
  }
}

/// What a person sees of a screen, and what keys and clicks reach.
@MainActor
private struct ScreenContent: @preconcurrency Equatable, @preconcurrency CustomStringConvertible {
  let cells: CellBuffer
  let cursor: CellPoint?
  let focused: BoxArea?
  let reachable: [BoxArea]
  let shortcuts: [NodeID]
  let appearing: Set<UInt32>
  let watched: Set<UInt32>
  /// The visible boxes, which clicks and scrolling reach.
  let areas: [BoxArea]

  init(_ screen: TerminalScreen) {
    let frame = screen.frame()
    (cells, cursor) = (frame.cells, frame.cursor)
    focused = screen.focused.map { BoxArea($0) }
    reachable = screen.reachable.map { BoxArea($0) }
    shortcuts = screen.reachableShortcuts.map(\.id)
    appearing = screen.boxes.appearing
    watched = screen.boxes.watched
    areas = screen.window.areas(in: cells.bounds)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.cursor == b.cursor && a.focused == b.focused && a.reachable == b.reachable && a.areas == b.areas
      && a.shortcuts == b.shortcuts && a.appearing == b.appearing && a.watched == b.watched
      && (a.cells.cells == b.cells.cells || a.rows == b.rows)
  }

  /// The texts and styles of the rows.
  private var rows: [String] {
    (0..<cells.size.height).map { y in
      var (row, style) = ("", CellStyle.plain)
      for x in 0..<cells.size.width {
        let cell = cells[x, y]
        if cell.style != style {
          row += "<\(cell.foreground.rawValue) \(cell.background.rawValue) \(cell.attributes.rawValue)>"
          style = cell.style
        }
        row += cells.glyphs.text(of: cell.glyph)
      }
      return row
    }
  }

  var description: String {
    """
    \(rows.joined(separator: "\n"))
    Cursor: \(String(describing: cursor)), focus: \(String(describing: focused)) of \(reachable)
    Shortcuts: \(shortcuts), appearing: \(appearing), watched: \(watched)
    Areas: \(areas)
    """
  }
}

/// The place of a box.
private struct BoxArea: Equatable, CustomStringConvertible {
  let type: LayoutBox.Type
  let id: UInt32
  let rect: CellRect

  init(_ box: LayoutBox, _ rect: CellRect = .zero) {
    type = Swift.type(of: box)
    id = box.id
    self.rect = rect
  }

  static func == (a: Self, b: Self) -> Bool { a.type == b.type && a.id == b.id && a.rect == b.rect }

  var description: String { "\(type) \(id) \(rect.x) \(rect.y) \(rect.width) \(rect.height)" }
}

extension LayoutBox {
  /// The visible areas of the box and of those inside.
  fileprivate func areas(in seen: CellRect) -> [BoxArea] {
    var areas: [BoxArea] = []
    collect(seen, CellPoint(x: 0, y: 0), into: &areas)
    return areas
  }

  private func collect(_ seen: CellRect, _ origin: CellPoint, into areas: inout [BoxArea]) {
    let rect = frame.offset(x: origin.x, y: origin.y)
    let area = rect.intersection(seen)
    guard !isHidden, !area.isEmpty else { return }
    areas.append(BoxArea(self, area))
    for child in children { child.collect(area, CellPoint(x: rect.x, y: rect.y), into: &areas) }
  }
}
