internal import Foundation

/// A property of a class of models. ``Model()`` creates it.
public struct ModelProperty {
  let name: String
  let path: AnyKeyPath
  let isUnique: Bool
  /// The other models; nil for a value.
  let relation: ModelRelation?
  /// The text of a value.
  let text: (Any) throws -> String
  /// The value of a text; nil for a relation, which is read with all models.
  let value: ((String) throws -> Any)?
  /// Writes a property and nothing that follows from it.
  let write: (any PersistentModel, Any) -> Void

  /// Describes a property with a value.
  @_disfavoredOverload
  public init<Model: PersistentModel, Value: Codable>(
    _ name: String, _ path: KeyPath<Model, Value>, _ attribute: Schema.Attribute = Schema.Attribute()
  ) {
    self.name = name
    self.path = path
    isUnique = attribute.isUnique
    relation = nil
    text = { try ModelText.text(of: $0 as? Value) }
    value = { try ModelText.value(Value.self, of: $0) }
    write = Self.writer(name, path)
  }

  /// Describes a relation to one model.
  public init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, Target?>,
    _ relationship: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(name, path, ModelRelation(Target.self, isMany: false, relationship) { $0.first })
  }

  /// Describes a relation to models.
  public init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, [Target]>,
    _ relationship: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(name, path, ModelRelation(Target.self, isMany: true, relationship) { $0 })
  }

  /// Describes a relation to models.
  public init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, [Target]?>,
    _ relationship: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(name, path, ModelRelation(Target.self, isMany: true, relationship) { Optional($0) })
  }

  /// Refuses a relation that cannot be empty.
  @available(
    *, unavailable, message: "Make the property optional: the model to which it relates may be deleted."
  )
  public init<Model: PersistentModel, Target: PersistentModel>(
    _ name: String, _ path: KeyPath<Model, Target>,
    _ relationship: Schema.Relationship = Schema.Relationship()
  ) { fatalError("It is unavailable.") }

  private init<Model: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>, _ relation: ModelRelation
  ) {
    self.name = name
    self.path = path
    isUnique = false
    self.relation = relation
    text = { value in
      // A model that was never inserted, or is deleted, has no record.
      let models = relation.models(value).filter { $0._$backing.graph != nil }
      return try ModelText.text(of: models.map(\.persistentModelID.text))
    }
    value = nil
    write = Self.writer(name, path)
  }

  private static func writer<Model: PersistentModel, Value>(
    _ name: String, _ path: KeyPath<Model, Value>
  ) -> (any PersistentModel, Any) -> Void {
    { model, value in
      guard let model = model as? Model, let value = value as? Value else { return }
      model._$write(path, name, value)
    }
  }
}

/// The texts of values in records.
enum ModelText {
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  static func value<Value: Decodable>(_ type: Value.Type, of text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    return try decoder.decode(type, from: Data(text.utf8))
  }
}
