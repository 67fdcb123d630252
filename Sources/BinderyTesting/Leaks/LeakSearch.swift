internal import Bindery

/// Finds stored properties whose closures retain a leaked object.
///
///     model ─┬─ total: Computed                 1 the object's own properties, with what they contain
///            ├─ rows: [Row] ─┬─ price: Driver   2 … and those of the objects in them
///            └─ child ───────┴─ load: Command   3 … until a step finds something, at most four
///
/// It releases these closures one by one, and checks whether the object loses a reference. Because more distant objects may also be used by
/// others, they are searched only if no nearer property is the cause.
@MainActor
struct LeakSearch {
  private let object: AnyObject
  private var seen: Set<ObjectIdentifier>
  /// The objects of the next step, and the paths to them.
  private var next: [(object: AnyObject, path: String)] = []
  /// The paths of closures that cannot be released.
  private var closures: [String] = []
  private var findings: [String] = []
  /// The number of values that may still be searched.
  private var budget = 10_000

  /// The maximum distance of an object in references.
  private static let objectLimit = 4
  /// The maximum nesting of values in one object.
  private static let valueLimit = 8

  /// Returns a sentence for each property that retains the object. The object is unusable afterward.
  ///
  /// - Parameter listsOthers: Whether other stored closures are listed if there is no such property.
  static func findings(in object: AnyObject, listingOthers listsOthers: Bool) -> [String] {
    var search = LeakSearch(object)
    search.run()
    if search.findings.isEmpty, listsOthers, !search.closures.isEmpty {
      return ["These closures may capture it: \(search.closures.joined(separator: ", "))."]
    }
    return search.findings
  }

  private init(_ object: AnyObject) {
    self.object = object
    seen = [ObjectIdentifier(object)]
  }

  private mutating func run() {
    next = [(object, "")]
    for _ in 0..<Self.objectLimit where findings.isEmpty {
      let step = next
      next = []
      for (object, path) in step { lookIntoObject(object, path) }
    }
  }

  private mutating func lookIntoObject(_ object: AnyObject, _ path: String) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children { look(at: child.value, path + name(child.label, after: path), 0) }
      mirror = current.superclassMirror
    }
  }

  private mutating func look(at value: Any, _ path: String, _ depth: Int) {
    guard depth < Self.valueLimit, budget > 0 else { return }
    budget -= 1
    if let holder = value as? any ClosureHolder {
      release(holder, path)
    } else if let holder = (value as? any ClosureHolding)?.holder {
      release(holder, path)
    }
    if let value = value as? any ValueHolder {
      if let value = value.heldValue { look(at: value, path, depth + 1) }
      return
    }
    if value is any ClosureHolder || value is any ClosureHolding { return }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      if seen.insert(ObjectIdentifier(object)).inserted { next.append((object, path)) }
    } else if mirror.displayStyle == nil, mirror.children.isEmpty {
      if isFunction(value) { closures.append(path) }
    } else {
      let isList = mirror.displayStyle == .collection || mirror.displayStyle == .set
      for (index, child) in mirror.children.enumerated() {
        switch mirror.displayStyle {
        case .optional: look(at: child.value, path, depth + 1)
        case .dictionary:
          let pair = Mirror(reflecting: child.value).children.map(\.value)
          if pair.count == 2 { look(at: pair[1], "\(path)[\(pair[0])]", depth + 1) }
        default:
          let label = isList ? "[\(index)]" : name(child.label, after: path)
          look(at: child.value, path + label, depth + 1)
        }
      }
    }
  }

  /// Releases closures, and records the property if that releases the object.
  private mutating func release(_ holder: any ClosureHolder, _ path: String) {
    guard seen.insert(ObjectIdentifier(holder)).inserted else { return }
    let count = _getRetainCount(object)
    holder.releaseClosures()
    guard _getRetainCount(object) < count else { return }
    let captured = path.contains(".") ? "it" : "self"
    findings.append("\(path) holds it: a closure in it captures \(captured). \(holder.remedy)")
  }

  /// Returns the name of a property, without the prefixes of lazy properties and wrappers.
  private func name(_ label: String?, after path: String) -> String {
    guard let label else { return "" }
    let name = label.replacing("$__lazy_storage_$_", with: "").drop { $0 == "_" }
    return path.isEmpty ? String(name) : ".\(name)"
  }

  private func isFunction(_ value: Any) -> Bool {
    let type = "\(Swift.type(of: value))"
    return type.contains("->") && (type.hasPrefix("(") || type.hasPrefix("@"))
  }
}
