/// The code of `@Model` and of what it adds to each stored property.
///
///     @Model final class Trip {          @_PersistedProperty ──▶ accessors that read and write the values of the model
///       var name: String           ──▶   members: the values, their schema, and an initializer for a stored model
///     }                                  extension Trip: PersistentModel {}
struct ModelExpansion {
  /// A stored property.
  private struct Property {
    let name: String
    /// What `@Attribute` or `@Relationship` says, as an argument of the schema; empty without one.
    let argument: String

    /// Its name without backticks.
    var plainName: String { ModelExpansion.plain(name) }
    /// The stored property by which the compiler knows that an initializer has set it.
    var slot: String { "_\(plainName)" }
  }

  private static let macro = "_PersistedProperty"
  /// Words that begin another declaration.
  private static let starts: Set<String> = [
    "@", "#", "actor", "case", "class", "convenience", "deinit", "dynamic", "enum", "extension",
    "fileprivate",
    "final", "func", "init", "internal", "lazy", "let", "nonisolated", "open", "override", "package",
    "private",
    "public", "required", "static", "struct", "subscript", "typealias", "unowned", "var", "weak",
  ]

  private let tokens: [String]

  init(of declaration: String) { tokens = SourceReader.tokens(of: declaration) }

  /// The code of a part.
  ///
  /// - Parameter type: The type that is extended.
  func code(of role: String?, type: String?) -> String {
    switch role {
    case "extension": "extension \(type ?? className): PersistentModel {}"
    case "member": members
    case "memberAttribute": Self.properties(in: tokens).isEmpty ? "" : "@\(Self.macro)"
    case "peer": Self.properties(in: tokens).first.map { "private var \($0.slot): ModelSlot" } ?? ""
    default: Self.properties(in: tokens).first.map(Self.accessors) ?? ""
    }
  }

  private var className: String {
    let index = tokens.firstIndex(of: "class") ?? tokens.endIndex
    return tokens.dropFirst(index + 1).first ?? ""
  }

  private var members: String {
    let body = String((tokens.last ?? "").dropFirst().dropLast())
    let properties = Self.properties(in: SourceReader.tokens(of: body))
    let list = properties.map { property in
      "ModelProperty(\"\(property.plainName)\", \\\(className).\(property.name)\(property.argument))"
    }
    return """
      public var _$backing = ModelBacking()
      public required init(_$backing backing: ModelBacking) {
      backing.adopt(_$backing)
      _$backing = backing
      \(properties.map { "\($0.slot) = ModelSlot()" }.joined(separator: "\n"))
      }
      public static let _$schema: ModelSchema = ModelSchema("\(Self.plain(className))", [\(list.joined(separator: ",\n"))])
      """
  }

  private static func accessors(_ property: Property) -> String {
    let name = property.name
    let key = "\"\(property.plainName)\""
    return """
      {
      @storageRestrictions(initializes: \(property.slot), accesses: _$backing)
      init(initialValue) {
      _$backing.initialize(\(key), initialValue)
      \(property.slot) = ModelSlot()
      }
      get { _$value(\\.\(name), \(key)) }
      set { _$set(\\.\(name), \(key), newValue) }
      }
      """
  }

  /// A name without backticks.
  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The stored properties that a model keeps: not those with `@Transient`, of the type, or with accessors of their own.
  private static func properties(in tokens: [String]) -> [Property] {
    var properties: [Property] = []
    var attributes: [String: String] = [:]
    var isKept = true
    var index = 0
    func token(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index] : "" }
    while index < tokens.count {
      let word = tokens[index]
      index += 1
      switch word {
      case "@":
        let name = token(index)
        index += 1
        let hasArguments = token(index).hasPrefix("(")
        attributes[name] = hasArguments ? token(index) : "()"
        if hasArguments { index += 1 }
        if name == "Transient" { isKept = false }
      case "static", "lazy", "weak", "unowned": isKept = false
      case "class" where token(index) == "var": isKept = false
      case "var":
        let name = token(index)
        if isKept, !plain(name).hasPrefix("_$"), isStored(tokens.dropFirst(index + 1)) {
          properties.append(Property(name: name, argument: argument(attributes)))
        }
        fallthrough
      case "func", "init", "let", "class", "enum", "struct", "typealias", "subscript", "deinit", "case":
        attributes = [:]
        isKept = true
      default: break
      }
    }
    return properties
  }

  private static func argument(_ attributes: [String: String]) -> String {
    for name in ["Attribute", "Relationship"] {
      if let arguments = attributes[name] { return ", Schema.\(name)\(arguments)" }
    }
    return ""
  }

  /// Whether what follows the name of a variable gives it storage.
  private static func isStored(_ tokens: ArraySlice<String>) -> Bool {
    for token in tokens {
      if token == "=" || starts.contains(token) { return true }
      if token.hasPrefix("{") {
        let first = SourceReader.tokens(of: String(token.dropFirst())).first
        return first == "didSet" || first == "willSet"
      }
    }
    return true
  }
}
