/// Makes a class a model: an `Observable` object whose stored properties are kept in the store of the program once it is inserted in a
/// ``ModelContext``.
///
///     @Model final class Trip {
///       var name: String
///       @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///       init(name: String) { self.name = name }
///     }
///
/// All windows of a process share a model, and processes follow each other's changes property by property. Use models on the main actor. A
/// property is `Codable`, another model or an array of models; one that is added later is optional or has a value, since stored models lack
/// it. A model of which another property cannot be read is not shown and stays in the store.
@attached(member, names: named(_$backing), named(_$schema), named(init(_$backing:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "BinderyPreviews", type: "ModelMacro")

/// Says how a property of a ``Model()`` is kept: `@Attribute(.unique) var code: String`.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option...) =
  #externalMacro(module: "BinderyPreviews", type: "AttributeMacro")

/// Says how a property of a ``Model()`` relates to other models. Without it, a property with a model has the rule `nullify`, and the inverse that
/// is the only one possible.
@attached(peer)
public macro Relationship(
  deleteRule: Schema.Relationship.DeleteRule = .nullify, inverse: AnyKeyPath? = nil
) = #externalMacro(module: "BinderyPreviews", type: "RelationshipMacro")

/// Leaves out a property of a ``Model()``, which has a value of its own in each process.
@attached(peer)
public macro Transient() = #externalMacro(module: "BinderyPreviews", type: "TransientMacro")

/// What ``Model()`` adds to a property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "BinderyPreviews", type: "ModelMacro")
