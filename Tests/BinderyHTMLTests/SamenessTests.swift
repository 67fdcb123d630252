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
    // What ignores the safe area must take all space.
    #expect(Set(Property.allCases).subtracting(shown) == [.ignoresSafeArea, .minimumScale, .truncation])
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

  @Test(arguments: Surroundings.parents)
  func insertedMovedAndRemovedChildrenMatchAFreshPage(_ parent: Role) throws {
    for child in Surroundings.specialChildren { try checkStructure(of: parent, with: child) }
  }

  /// Inserts, moves and removes children, in a parent inside a sheet.
  private func checkStructure(of role: Role, with childRole: Role) throws {
    let change = ChildrenChange(of: role, with: childRole)
    let document = try #require(Document(HTMLRenderer.html(of: change.window)))
    change.perform { patch in
      for operation in HTMLRenderer.operations(for: patch) {
        #expect(document.apply(operation), "\(role) \(childRole): \(operation) finds nothing")
      }
      let fresh = Document(HTMLRenderer.html(of: change.window))
      #expect(document.root.description == fresh?.root.description, "\(role) \(childRole): \(patch)")
    }
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
