import BinderyViews
import Testing

@testable import BinderyTerminal

/// After every change, a screen equals a new screen of the same tree.
@MainActor
@Suite struct SamenessTests {
  /// The kinds of screens, which lay out and paint most elements differently.
  private static let options = [
    ScreenOptions(pictures: .halfBlocks),
    ScreenOptions(theme: Theme(isDark: false, isColorless: true), isLinear: true),
  ]

  /// The properties that change no cell, and no control that keys or clicks reach.
  private static let unshown: Set<Property> = [
    .accessibilityHint, .accessibilityValue, .aspectRatio, .border, .clipShape, .columnSpacing, .contentType,
    .dateComponents, .destination, .dynamicTypeSize, .fieldStyle, .file, .fileExtensions, .fontDesign, .help,
    .home, .identifier, .imageScale, .isBusy, .isEditing, .layoutDirection, .lineSpacing, .listStyle,
    .liveRegion,
    .mapDrawing, .maximumDate, .maximumLength, .minimumDate, .minimumLength, .minimumScale, .offset, .path,
    .rotation, .runs, .scale, .shadow, .step, .tabularFigures, .tint, .tracking, .truncation,
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
      for property in Property.allCases where !others.contains(where: { $0.property == property }) {
        check(property, of: role, others)
      }
      for other in others { check(other.property, of: role, others.filter { $0.property != other.property }) }
    }
  }

  /// Settings with which a role has another element, or shows more properties.
  private static func settings(of role: Role) -> [[Setting]] {
    Surroundings.settings(of: role) + further(role)
  }

  private static func further(_ role: Role) -> [[Setting]] {
    switch role {
    case .row: [[.events(.reveal)], [.events(.tap)]]
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

  /// Sets a property, changes it and removes it again.
  private func check(_ property: Property, of role: Role, _ others: [Setting]) {
    for options in Self.options {
      let tree = ViewTree { EmptyView() }
      let surroundings = Surroundings(role, others, in: tree.root)
      let screen = Self.screen(of: tree, options)
      let content = ScreenContent(screen)
      for setting in Samples.values(of: property) + [nil] {
        let wasSet = surroundings.node.value(of: property) != nil
        if let setting { setting.apply(surroundings.node) } else { surroundings.remove(property) }
        screen.show([.set(surroundings.node, property, wasSet: wasSet)])
        if setting == nil, ScreenContent(screen) == content { continue }
        expectSame(screen, tree, "\(role) with \(others.map(\.property)): \(property)")
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

  private func expectSame(_ screen: TerminalScreen, _ tree: ViewTree, _ change: String) {
    let fresh = Self.screen(of: tree, screen.options)
    fresh.focus(fresh.focusable.first { $0.name == screen.focused?.name })
    let (changed, new) = (ScreenContent(screen), ScreenContent(fresh))
    #expect(changed == new, "\(change)\n\(changed)\nInstead of:\n\(new)")
  }
}

/// What a person sees of a screen, and what keys and clicks reach.
@MainActor
private struct ScreenContent: @preconcurrency Equatable, @preconcurrency CustomStringConvertible {
  let cells: CellBuffer
  let cursor: CellPoint?
  let focused: String?
  let reachable: [String]
  let shortcuts: [NodeID]
  let appearing: Set<UInt32>
  /// The visible boxes, which clicks and scrolling reach.
  let areas: [String]

  init(_ screen: TerminalScreen) {
    let frame = screen.frame()
    (cells, cursor) = (frame.cells, frame.cursor)
    focused = screen.focused?.name
    reachable = screen.focusable.map(\.name)
    shortcuts = screen.reachableShortcuts.map(\.id)
    appearing = screen.builder.appearing
    areas = screen.window.areas(in: cells.bounds)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.cursor == b.cursor && a.focused == b.focused && a.reachable == b.reachable && a.areas == b.areas
      && a.shortcuts == b.shortcuts && a.appearing == b.appearing
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
    Cursor: \(String(describing: cursor)), focus: \(focused ?? "none") of \(reachable)
    Shortcuts: \(shortcuts), appearing: \(appearing)
    Areas: \(areas)
    """
  }
}

extension LayoutBox {
  /// The kind of box, and the number of its node.
  fileprivate var name: String { "\(_typeName(type(of: self), qualified: false)) \(id)" }

  /// The visible areas of the box and of those inside.
  fileprivate func areas(in seen: CellRect) -> [String] {
    let area = screenRect.intersection(seen)
    guard !isHidden, !area.isEmpty else { return [] }
    return ["\(name) \(area.x) \(area.y) \(area.width) \(area.height)"]
      + children.flatMap { $0.areas(in: area) }
  }
}
