/// Keeps both sides of relations the same.
///
///     stop.trip = rome   ──▶   rome.stops + stop,  oslo.stops − stop
enum ModelLinks {
  /// Follows a change of a property by the app.
  static func change<Model: PersistentModel>(_ name: String, of model: Model, from former: Any?) {
    let property = Model._$schema.property(name)
    if let property, let relation = property.relation {
      link(model, property, relation, from: relation.models(former))
    }
    model._$backing.graph?.note(model)
  }

  /// The models to which a property relates.
  static func targets(of model: any PersistentModel, _ property: ModelProperty) -> [any PersistentModel] {
    property.relation?.models(model._$backing.values[property.name]) ?? []
  }

  /// Changes the other side of a property that has changed. If one side is inserted, so is the other.
  static func link(
    _ model: any PersistentModel, _ property: ModelProperty, _ relation: ModelRelation,
    from former: [any PersistentModel]
  ) {
    let targets = targets(of: model, property)
    if let inverse = type(of: model)._$schema.inverse(of: property) {
      for target in former where !contains(targets, target) { set(inverse, of: target, without: model) }
      for target in targets { add(model, to: inverse, of: target, reaching: property) }
    }
    if let graph = model._$backing.graph {
      for target in targets { graph.insert(target) }
    } else if let graph = targets.lazy.compactMap(\._$backing.graph).first {
      graph.insert(model)
    }
  }

  /// Removes a model from a property of another one.
  static func set(
    _ property: ModelProperty, of owner: any PersistentModel, without model: any PersistentModel
  ) {
    let targets = targets(of: owner, property)
    guard contains(targets, model) else { return }
    write(property, of: owner, targets.filter { $0 !== model })
  }

  private static func add(
    _ model: any PersistentModel, to inverse: ModelProperty, of target: any PersistentModel,
    reaching property: ModelProperty
  ) {
    let known = targets(of: target, inverse)
    guard !contains(known, model) else { return }
    if inverse.relation?.isMany == true { return write(inverse, of: target, known + [model]) }
    write(inverse, of: target, [model])
    // It belongs to one model only.
    for owner in known { set(property, of: owner, without: target) }
  }

  private static func write(
    _ property: ModelProperty, of owner: any PersistentModel, _ models: [any PersistentModel]
  ) {
    guard let relation = property.relation else { return }
    property.write(owner, relation.value(models))
    owner._$backing.graph?.note(owner)
  }

  private static func contains(_ models: [any PersistentModel], _ model: any PersistentModel) -> Bool {
    models.contains { $0 === model }
  }
}
