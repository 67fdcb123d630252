internal import BinderyViews
internal import Foundation

/// A node in a realistic tree: with siblings, a parent, and children of the roles that it requires.
@MainActor
struct Surroundings {
  let node: Node
  let window: Node

  /// - Parameter root: the window to build the tree in; nil for a new one.
  init(_ role: Role, _ settings: [Setting], in root: Node? = nil) {
    let tree = TreeWriter(after: root)
    let node =
      role == .window
      ? tree.window(root, Self.children(of: role, tree), settings)
      : tree.node(role, settings, Self.children(of: role, tree))
    let around =
      switch role {
      case .option: tree.node(.picker, [.set(.pickerStyle, .segmented)], [tree.node(.option), node])
      case .section, .row: tree.node(.list, [], [node, tree.node(role)])
      case .columns: tree.node(.table, Self.tracks, [node, tree.node(.row, [], [tree.node(.cell)])])
      case .column: tree.node(.table, Self.tracks, [tree.node(.columns, [], [node, tree.node(.column)])])
      case .cell: tree.node(.table, Self.tracks, [tree.node(.row, [], [node, tree.node(.cell)])])
      case .underlay, .overlay: tree.node(.box, [], [tree.node(.text), node])
      case .gridRow: tree.node(.grid, [.set(.axis, .vertical)], [tree.node(.gridRow), node])
      case .actions: tree.node(.row, [], [tree.node(.text), node])
      case .tab: tree.node(.tabs, [], [tree.node(.tab), node])
      case .toolbarItem:
        tree.node(.screen, [], [tree.node(.toolbar, [], [node, tree.node(.toolbarItem)]), tree.node(.text)])
      case .toolbar: tree.node(.screen, [], [node, tree.node(.text)])
      case .screen: tree.node(.sheet, [], [tree.node(.navigation, [], [node, tree.node(.screen)])])
      case .annotation: tree.node(.map, [], [node, tree.node(.annotation)])
      default: tree.node(.stack, [], [node, tree.node(.text)])
      }
    self.node = node
    window = role == .window ? node : tree.window(root, [around])
  }

  func remove(_ property: Property) { Samples.values(of: property).first?.remove(node) }

  private static func children(of role: Role, _ tree: TreeWriter) -> [Node] {
    switch role {
    case .window: [tree.node(.navigation, [], [tree.node(.screen), tree.node(.screen)])]
    case .picker: [tree.node(.option, [.set(.text, "One")]), tree.node(.option, [.set(.isSelected, true)])]
    case .row: [tree.node(.text), tree.node(.actions)]
    case .screen: [tree.node(.toolbar), tree.node(.text)]
    case .sheet, .alert, .actionSheet: [tree.node(.screen, [.set(.title, "Inside")])]
    case .textField, .image, .spacer, .divider, .shape, .text, .option, .chart, .progress: []
    case .map:
      [
        tree.node(
          .annotation,
          [.set(.title, "Here"), .set(.coordinate, MapCoordinate(latitude: 48.85, longitude: 2.35))])
      ]
    case .grid: (0..<2).map { _ in tree.node(.gridRow, [], words(tree)) }
    case .table:
      [
        tree.node(.columns, [], [tree.node(.column, [.set(.title, "One")]), tree.node(.column)]),
        tree.node(.row, [.set(.isSelected, true)], [tree.node(.cell, [], words(tree)), tree.node(.cell)]),
      ]
    case .columns: [tree.node(.column, [.set(.title, "One")]), tree.node(.button)]
    case .column: []
    default: words(tree)
    }
  }

  /// The columns of a table.
  private static var tracks: [Setting] {
    [.set(.tracks, GridTracks([GridItem(.fixed(80)), GridItem(.flexible(minimum: 48))]))]
  }

  private static func words(_ tree: TreeWriter) -> [Node] {
    ["Words", "Other words"].map { tree.node(.text, [.set(.text, $0)]) }
  }

  /// The roles that have children.
  nonisolated static let parents = Role.allCases.filter { role in
    switch role {
    case .window, .text, .image, .spacer, .divider, .textField, .option, .stepper, .slider, .datePicker,
      .photosPicker, .fileImporter, .progress, .chart, .shape, .column:
      false
    default: true
    }
  }

  /// The roles that hosts treat specially in some parents.
  static let specialChildren: [Role] = [
    .text, .screen, .navigation, .toolbar, .actions, .section, .row, .option, .column, .cell,
  ]

  /// Other settings with which a role has a different element.
  static func settings(of role: Role) -> [[Setting]] {
    switch role {
    case .textField: FieldKind.allCases.map { [.set(.fieldKind, $0)] }
    case .picker: PickerAppearance.allCases.map { [.set(.pickerStyle, $0)] }
    case .datePicker: DatePickerComponents.allCases.map { [.set(.dateComponents, $0)] }
    case .image: [[], [.set(.icon, .wind)], [.set(.picture, .remote("https://example.org/a.png"))]]
    case .link:
      [
        [], [.set(.destination, ["one"])], [.set(.file, TextFile(name: "a.txt", text: ""))],
        [.set(.url, "https://a.b")],
      ]
    case .row: [[], [.set(.isSelected, true)], [.events(.delete, .move)]]
    case .text:
      [
        [], [.set(.headingLevel, 2)], [.set(.font, .title)], [.set(.fontWeight, .bold)],
        [.events(.tap), .set(.accessibilityLabel, "Name")],
        [.set(.runs, StyledText([TextRun("Words")]))],
      ]
    case .column: [[], [.events(.tap, .number)], [.set(.isAscending, false)]]
    case .stack: [[], [.set(.axis, .horizontal)], [.events(.tap)]]
    case .layers: [[], [.events(.measure)], [.set(.fits, .horizontal)]]
    case .navigation: [[], [.set(.columns, SplitColumns(hasContent: true, front: .detail))]]
    case .screen: [[], [.set(.isOn, true)]]
    case .shape: [[], [.set(.shape, .path(Path(CGRect(x: 0, y: 0, width: 40, height: 40))))]]
    case .box: [[], [.set(.position, BoxOffset(x: 20, y: 30))]]
    case .scroll: [[], [.set(.axis, .horizontal)], [.events(.tap)]]
    case .sheet: [[], [.events(.dismiss)], [.set(.title, "Title")]]
    case .progress: [[], [.set(.fractionCompleted, 0.5)], [.set(.label, "Search")]]
    case .chart:
      [[], [.set(.chart, ChartData(series: [ChartSeries("One", points: [ChartPoint("Mon", 1)])]))]]
    default: [[]]
    }
  }
}

/// Children that are inserted, moved and removed, in a parent inside a sheet.
@MainActor
struct ChildrenChange {
  let window: Node
  private let parent: Node
  private let others: [Node]

  init(of role: Role, with childRole: Role, in root: Node? = nil) {
    let tree = TreeWriter(after: root)
    func child(_ title: String) -> Node { tree.node(childRole, [.set(.title, title), .set(.text, title)]) }
    // The first screen of a navigation stack is its root, which never changes.
    let first = tree.node(role == .navigation ? .screen : .text, [.set(.title, "Root")])
    parent = tree.node(role, [], [first, child("One")])
    let sheet = role == .sheet ? parent : tree.node(.sheet, [], [parent])
    others = [child("Two"), child("Three")]
    window = tree.window(root, [sheet])
  }

  /// Makes the changes one after the other, and calls `shown` after each.
  func perform(_ shown: (Patch) -> Void) {
    let (root, old) = (parent.children[0], parent.children[1])
    let (new, last) = (others[0], others[1])
    for node in others { node.parent = parent }
    parent.children = [root, new, old]
    shown(.insert(new, parent: parent, before: old))
    parent.children = [root, new, old, last]
    shown(.insert(last, parent: parent, before: nil))
    parent.children = [root, new, last, old]
    shown(.move(last, parent: parent, before: old))
    parent.children = [root, last, old]
    shown(.remove(new.id, parent: parent))
    parent.children = [root, last]
    shown(.remove(old.id, parent: parent))
    parent.children = [root]
    shown(.remove(last.id, parent: parent))
    parent.children = [root, old]
    shown(.insert(old, parent: parent, before: nil))
  }
}
