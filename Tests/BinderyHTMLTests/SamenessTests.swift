internal import BinderyHTML
internal import BinderyViews
internal import Testing

/// Whatever changes: the operations make of the old document what a fresh page would say.
@MainActor
struct SamenessTests {
  @Test(arguments: Role.allCases)
  func changesLeadToWhatAFreshPageSays(_ role: Role) throws {
    for (property, samples) in Self.samples where !Self.isChosenOnce(property, of: role) {
      // Set, changed, and taken away again.
      let values: [PropertyValue?] = [nil] + samples + [nil]
      for (old, new) in zip(values, values.dropFirst()) { try check(role, property, from: old, to: new) }
    }
  }

  private func check(_ role: Role, _ property: Property, from old: PropertyValue?, to new: PropertyValue?)
    throws
  {
    let before = node(role, property, old)
    let after = node(role, property, new)
    let shown = try #require(DocumentParser.element(HTMLRenderer.html(of: before.node)))
    let fresh = try #require(DocumentParser.element(HTMLRenderer.html(of: after.node)))
    for operation in HTMLRenderer.operations(for: .set(after.node, property, new)) {
      #expect(shown.apply(operation), "\(role) \(property): \(operation) finds nothing")
    }
    #expect(shown.description == fresh.description, "\(role) \(property)")
  }

  /// A node that has one property, in the parent that its role asks for.
  private func node(_ role: Role, _ property: Property, _ value: PropertyValue?) -> (node: Node, parent: Node)
  {
    let tree = TreeWriter()
    let node = tree.node(role, value.map { [property: $0] } ?? [:])
    let parent: Node =
      switch role {
      case .option: tree.node(.picker, [.style: .string("segmented")], [node])
      case .section: tree.node(.list, [:], [node])
      case .tab: tree.node(.tabs, [:], [node])
      default: tree.node(.window, [:], [node])
      }
    return (node, parent)
  }

  /// What decides which element a node becomes is set when it comes, and stays.
  private static func isChosenOnce(_ property: Property, of role: Role) -> Bool {
    switch (role, property) {
    case (.text, .headingLevel), (.unavailable, .headingLevel), (.scroll, .axis), (.textField, .fieldKind),
      (.link, .path), (.link, .url),
      (.picker, .style), (.datePicker, .style), (.image, _), (_, .icon), (.unavailable, .asset),
      (.stepper, .accessibilityValue), (.map, _), (.annotation, _), (.chart, _),
      (.photosPicker, .fieldKind), (.photosPicker, .placeholder):
      true
    default: false
    }
  }

  private static let flags: [Property] = [
    .fillsWidth, .tabularFigures, .isMonospaced, .isDisabled, .isBusy, .isHidden, .isPlaceholder, .autofocus,
    .accessibilityHidden,
  ]

  private static let words: [Property] = [
    .text, .title, .detail, .label, .placeholder, .value, .path, .axis, .alignment, .textAlignment,
    .placement, .font,
    .weight, .foreground, .colorScheme, .style, .buttonRole, .accessibilityLabel, .accessibilityHint,
    .liveRegion,
    .identifier, .help, .keyboardShortcut,
  ]

  private static let samples: [(Property, [PropertyValue])] =
    flags.map { ($0, [.bool(true), .bool(false)]) }
    + words.map { ($0, [.string("one"), .string("<two> & \"three\"")]) }
    + [.spacing, .padding, .width, .height, .minimumColumnWidth, .lineLimit].map { ($0, [.int(4), .int(8)]) }
    + [(.background, [.string("surface"), .string("#000000,#ffffff"), .string("#red")])]
}
