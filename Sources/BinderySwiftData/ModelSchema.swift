/// The properties of a class of models. ``Model()`` creates it.
// Unchecked is right: it never changes, and key paths without subscripts have no state.
public struct ModelSchema: @unchecked Sendable {
  let name: String
  let properties: [ModelProperty]
  private let indexes: [String: Int]

  /// Lists properties.
  public init(_ name: String, _ properties: [ModelProperty]) {
    self.name = name
    self.properties = properties
    indexes = Dictionary(
      properties.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func property(_ name: String) -> ModelProperty? { indexes[name].map { properties[$0] } }

  /// Returns the property of the other class that relates back; nil without one.
  func inverse(of property: ModelProperty) -> ModelProperty? {
    guard let relation = property.relation else { return nil }
    let others = relation.target._$schema.properties
    if let path = relation.inverse { return others.first { $0.path == path } }
    if let named = others.first(where: { $0.relation?.inverse == property.path }) { return named }
    // Without a name, it is the only one possible.
    let back = others.filter {
      $0.relation.map { $0.inverse == nil && $0.target._$schema.name == name } ?? false
    }
    let forth = properties.filter {
      $0.relation.map { $0.inverse == nil && $0.target == relation.target } ?? false
    }
    guard back.count == 1, forth.count == 1, back[0].path != property.path else { return nil }
    return back[0]
  }

  /// Whether the record of a model has a property: an array does not, if the other models say to which one they belong.
  func isStored(_ property: ModelProperty) -> Bool {
    guard let relation = property.relation, relation.isMany else { return true }
    return inverse(of: property)?.relation?.isMany ?? true
  }
}
