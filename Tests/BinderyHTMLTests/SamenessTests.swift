internal import BinderyHTML
internal import BinderyViews
internal import Testing

/// Whatever changes: the operations make of the old document what a fresh page would say.
@MainActor
struct SamenessTests {
  @Test(arguments: Role.allCases)
  func changesLeadToWhatAFreshPageSays(_ role: Role) throws {
    for property in Property.allCases where !Self.isChosenOnce(property, of: role) {
      // Set, changed, and taken away again.
      let values: [Setting?] = [nil] + Samples.values(of: property) + [nil]
      for (old, new) in zip(values, values.dropFirst()) { try check(role, property, from: old, to: new) }
    }
  }

  private func check(_ role: Role, _ property: Property, from old: Setting?, to new: Setting?) throws {
    let before = node(role, old)
    let after = node(role, new)
    let shown = try #require(DocumentParser.element(HTMLRenderer.html(of: before.node)))
    let fresh = try #require(DocumentParser.element(HTMLRenderer.html(of: after.node)))
    for operation in HTMLRenderer.operations(for: .set(after.node, property)) {
      #expect(shown.apply(operation), "\(role) \(property): \(operation) finds nothing")
    }
    #expect(shown.description == fresh.description, "\(role) \(property)")
  }

  /// A node that has one property, in the parent that its role asks for.
  private func node(_ role: Role, _ setting: Setting?) -> (node: Node, parent: Node) {
    let tree = TreeWriter()
    let node = tree.node(role, setting.map { [$0] } ?? [])
    let parent: Node =
      switch role {
      case .option: tree.node(.picker, [.set(.pickerStyle, .segmented)], [node])
      case .section: tree.node(.list, [], [node])
      case .tab: tree.node(.tabs, [], [node])
      default: tree.node(.window, [], [node])
      }
    return (node, parent)
  }

  /// What decides which element a node becomes is set when it comes, and stays.
  private static func isChosenOnce(_ property: Property, of role: Role) -> Bool {
    switch (role, property) {
    case (.text, .headingLevel), (.unavailable, .headingLevel), (.scroll, .axis), (.textField, .fieldKind),
      (.link, .path), (.link, .url), (.link, .file), (_, .home), (.datePicker, .dateComponents),
      (.layers, .axis), (.row, .isOn),
      (.picker, .pickerStyle), (.picker, .buttonStyle), (.image, _), (_, .icon), (_, .events), (.progress, _),
      (.stepper, .accessibilityValue), (.map, _), (.annotation, _), (.chart, _), (_, .fileExtensions):
      true
    default: false
    }
  }
}
