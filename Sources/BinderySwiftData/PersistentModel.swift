/// A class whose objects a ``ModelContext`` keeps: ``Model()`` declares it.
public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable {
  /// The values of the properties.
  var _$backing: ModelBacking { get set }
  /// The properties.
  static var _$schema: ModelSchema { get }
  /// Creates a model that the store has.
  init(_$backing: ModelBacking)
}

extension PersistentModel {
  /// The identity.
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(entityName: Self._$schema.name, key: _$backing.key)
  }

  /// The identity, if the class has no `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context in which the model is; nil before it is inserted, and after it is deleted.
  public var modelContext: ModelContext? { _$backing.graph.map { ModelContext($0.container) } }

  /// Whether the model was deleted.
  public var isDeleted: Bool { _$backing.isDeleted }

  /// Whether both are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Reads a property.
  public func _$value<Value>(_ path: KeyPath<Self, Value>, _ name: String) -> Value {
    _$backing.registrar.access(self, keyPath: path)
    if let value = _$backing.values[name] as? Value { return value }
    // The compiler requires all initializers to set what has no value, except for optionals.
    guard let none = Optional<Never>.none as Any as? Value else {
      fatalError("The property \(name) of \(Self.self) has no value: set it in the initializer.")
    }
    return none
  }

  /// Writes a property.
  public func _$set<Value>(_ path: KeyPath<Self, Value>, _ name: String, _ value: Value) {
    let former = _$backing.values[name]
    _$write(path, name, value)
    ModelLinks.change(name, of: self, from: former)
  }

  /// Writes a property and nothing that follows from it.
  func _$write<Value>(_ path: KeyPath<Self, Value>, _ name: String, _ value: Value) {
    _$backing.registrar.withMutation(of: self, keyPath: path) { _$backing.initialize(name, value) }
  }
}
