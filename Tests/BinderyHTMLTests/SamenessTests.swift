@testable internal import BinderyHTML
internal import BinderyViews
internal import Testing

/// After every change, the operations turn the old document into that of a fresh page.
@MainActor
struct SamenessTests {
  private static let names: NodeNames = { "k\($0.rawValue)" }

  /// Verifies the comparison below, which would compare nothing for a property that no element shows.
  @Test func everyPropertyIsShownBySomeElement() {
    var shown: Set<Property> = []
    for role in Role.allCases {
      for others in Surroundings.settings(of: role) {
        for property in Property.allCases where !shown.contains(property) {
          let surroundings = Surroundings(role, others)
          let documents = (Samples.values(of: property) + [nil]).map { setting in
            if let setting { setting.apply(surroundings.node) } else { surroundings.remove(property) }
            return HTMLRenderer.html(of: surroundings.window, names: Self.names)
          }
          if Set(documents).count > 1 { shown.insert(property) }
        }
      }
    }
    #expect(Set(Property.allCases).subtracting(shown) == [.minimumScale, .truncation, .rowCount])
  }

  /// The attributes of an element that were written are bits of 64.
  @Test func theAttributesFitIntoASet() {
    #expect(BoxAttribute.allCases.count <= UInt64.bitWidth)
  }

  @Test(arguments: Role.allCases)
  func changedPropertiesMatchAFreshPage(_ role: Role) throws {
    for others in Surroundings.settings(of: role) {
      for property in Property.allCases where !others.contains(where: { $0.property == property }) {
        try check(property, in: Surroundings(role, others))
      }
      for other in others {
        let rest = others.filter { $0.property != other.property }
        try check(other.property, in: Surroundings(role, rest))
      }
    }
  }

  /// The roles that have children.
  private nonisolated static let parents = Role.allCases.filter { role in
    switch role {
    case .window, .text, .image, .spacer, .divider, .textField, .option, .stepper, .slider, .datePicker,
      .photosPicker, .fileImporter, .progress, .chart, .shape:
      false
    default: true
    }
  }

  @Test(arguments: parents)
  func insertedMovedAndRemovedChildrenMatchAFreshPage(_ parent: Role) throws {
    // The child roles that elements treat specially.
    for child in [Role.text, .screen, .navigation, .toolbar, .actions, .section, .row, .option] {
      try checkStructure(of: parent, with: child)
    }
  }

  /// Inserts, moves and removes children, in a parent inside a sheet.
  private func checkStructure(of role: Role, with childRole: Role) throws {
    let tree = TreeWriter()
    func child(_ title: String) -> Node { tree.node(childRole, [.set(.title, title), .set(.text, title)]) }
    // The first screen of a navigation stack is its root, which never changes.
    let root = tree.node(role == .navigation ? .screen : .text, [.set(.title, "Root")])
    let parent = tree.node(role, [], [root, child("One")])
    let sheet = tree.node(.sheet, [], role == .sheet ? [] : [parent])
    let window = tree.node(.window, [], [role == .sheet ? parent : sheet])
    let document = try #require(Document(HTMLRenderer.html(of: window)))
    let old = parent.children[1]
    let new = child("Two")
    let last = child("Three")

    func check(_ patch: Patch) {
      for operation in HTMLRenderer.operations(for: patch) {
        #expect(document.apply(operation), "\(role) \(childRole): \(operation) finds nothing")
      }
      let fresh = Document(HTMLRenderer.html(of: window))
      #expect(document.root.description == fresh?.root.description, "\(role) \(childRole): \(patch)")
    }

    for node in [new, last] { node.parent = parent }
    parent.children = [root, new, old]
    check(.insert(new, parent: parent, before: old))
    parent.children = [root, new, old, last]
    check(.insert(last, parent: parent, before: nil))
    parent.children = [root, new, last, old]
    check(.move(last, parent: parent, before: old))
    parent.children = [root, last, old]
    check(.remove(new.id, parent: parent))
    parent.children = [root, last]
    check(.remove(old.id, parent: parent))
    parent.children = [root]
    check(.remove(last.id, parent: parent))
    parent.children = [root, old]
    check(.insert(old, parent: parent, before: nil))
  }

  /// Sets a property, changes it and removes it again.
  private func check(_ property: Property, in surroundings: Surroundings) throws {
    let node = surroundings.node
    var old = HTMLRenderer.html(of: surroundings.window, names: Self.names)
    for setting in Samples.values(of: property) + [nil] {
      let wasSet = node.value(of: property) != nil
      if let setting { setting.apply(node) } else { surroundings.remove(property) }
      let new = HTMLRenderer.html(of: surroundings.window, names: Self.names)
      let operations = HTMLRenderer.operations(
        for: .set(node, property, wasSet: wasSet), names: Self.names)
      defer { old = new }
      // Most properties do not affect most roles, and parsing documents is slow.
      if operations.isEmpty, old == new { continue }
      let shown = try #require(Document(old))
      let fresh = try #require(Document(new))
      for operation in operations {
        #expect(shown.apply(operation), "\(node.role) \(property): \(operation) finds nothing")
      }
      #expect(shown.root.description == fresh.root.description, "\(node.role) \(property)")
    }
  }
}

/// A node in a realistic tree: with siblings, a parent, and children of the roles that it requires.
@MainActor
private struct Surroundings {
  let node: Node
  let window: Node

  init(_ role: Role, _ settings: [Setting]) {
    let tree = TreeWriter()
    let node = tree.node(role, settings, Self.children(of: role, tree))
    let around =
      switch role {
      case .option: tree.node(.picker, [.set(.pickerStyle, .segmented)], [tree.node(.option), node])
      case .section, .row: tree.node(.list, [], [node, tree.node(role)])
      case .underlay, .overlay: tree.node(.box, [], [tree.node(.text), node])
      case .gridRow: tree.node(.grid, [.set(.axis, .vertical)], [tree.node(.gridRow), node])
      case .actions: tree.node(.row, [], [tree.node(.text), node])
      case .tab: tree.node(.tabs, [], [tree.node(.tab), node])
      case .toolbar: tree.node(.screen, [], [node, tree.node(.text)])
      case .screen: tree.node(.sheet, [], [tree.node(.navigation, [], [node, tree.node(.screen)])])
      case .annotation: tree.node(.map, [], [node, tree.node(.annotation)])
      default: tree.node(.stack, [], [node, tree.node(.text)])
      }
    self.node = node
    window = role == .window ? node : tree.node(.window, [], [around])
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
    default: [tree.node(.text, [.set(.text, "Words")])]
    }
  }

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
    case .stack: [[], [.set(.axis, .horizontal)], [.events(.tap)]]
    case .scroll: [[], [.set(.axis, .horizontal)], [.events(.tap)]]
    case .sheet: [[], [.events(.dismiss)], [.set(.title, "Title")]]
    case .progress: [[], [.set(.fractionCompleted, 0.5)], [.set(.label, "Search")]]
    case .chart:
      [[], [.set(.chart, ChartData(series: [ChartSeries("One", points: [ChartPoint("Mon", 1)])]))]]
    default: [[]]
    }
  }
}
