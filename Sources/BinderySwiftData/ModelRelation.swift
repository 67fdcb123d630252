/// A relation of a class of models to another.
struct ModelRelation {
  let target: any PersistentModel.Type
  let isMany: Bool
  let rule: Schema.Relationship.DeleteRule
  let inverse: AnyKeyPath?
  /// The models of a value.
  let models: (Any?) -> [any PersistentModel]
  /// The value with models. Those of other classes are left out.
  let value: ([any PersistentModel]) -> Any

  init<Target: PersistentModel, Value>(
    _ target: Target.Type, isMany: Bool, _ relationship: Schema.Relationship,
    value: @escaping ([Target]) -> Value
  ) {
    self.target = target
    self.isMany = isMany
    rule = relationship.rule
    inverse = relationship.inverse
    models = { $0 as? [Target] ?? ($0 as? Target).map { [$0] } ?? [] }
    self.value = { value($0.compactMap { $0 as? Target }) }
  }
}
