internal import BinderyViews

/// Runs the declaration of an element: writes the element with all inside it, or finds the operations after a change of
/// one property.
///
/// Each live piece of an element (an attribute, a text, the value of a field) names the properties that it shows and how.
/// Writing takes all pieces; a change takes those that show the changed property, and skips markup and children. So the
/// two cannot disagree:
///
///     out.attribute("min", on: .minimum, value: node[.minimum].map(NumberText.text))
///
///     writing            ▶  … min="3" …
///     .minimum changed   ▶  ["a","12.control","min","3"]
@MainActor
struct ElementWriter {
  /// What a run is for.
  private enum Aim {
    case html
    /// A property of the node changed.
    case change(Property, wasSet: Bool)
    /// A property of another node changed, which this one shows too.
    case neighbor(Property)
  }

  private let aim: Aim
  private var out: HTMLWriter
  /// What live attributes belong to: the element of a node, or a part of it.
  private var target = DOMTarget(NodeID(rawValue: 0))
  /// How many elements around the next one allow words only, such as a button (no paragraphs, no blocks).
  private var phrasingDepth = 0
  /// The app's path, where a document begins with it; `nil` for what the client inserts, since it knows the path.
  let basePath: String?

  /// What shows the change.
  private(set) var operations: [DOMOperation] = []
  /// Whether the change asks for an element of another kind.
  private(set) var needsNewElement = false

  /// Writes elements.
  ///
  /// - Parameter insidePhrasing: whether they are inside an element that allows words only.
  init(insidePhrasing: Bool = false, basePath: String? = nil) {
    aim = .html
    out = HTMLWriter()
    phrasingDepth = insidePhrasing ? 1 : 0
    self.basePath = basePath
  }

  /// Finds the operations after a change of a property.
  init(changed property: Property, wasSet: Bool) {
    aim = .change(property, wasSet: wasSet)
    out = HTMLWriter()
    basePath = nil
  }

  /// Finds the operations that a change of a property of another node asks for.
  init(changedNearby property: Property) {
    aim = .neighbor(property)
    out = HTMLWriter()
    basePath = nil
  }

  /// The HTML that is written so far.
  var html: String { out.html }

  private var isWriting: Bool { if case .html = aim { true } else { false } }

  /// Whether a change concerns one of some properties.
  @inline(__always)
  private func concerns(_ first: Property, _ second: Property?, _ third: Property?) -> Bool {
    guard case .change(let property, _) = aim else { return false }
    return property == first || property == second || property == third
  }

  private func isNearby(_ property: Property) -> Bool {
    if case .neighbor(property) = aim { true } else { false }
  }

  // MARK: What never changes

  /// The element for a box: `div`, or `span` where only words are allowed.
  var box: String { isPhrasing ? "span" : "div" }

  /// Whether only words are allowed here.
  var isPhrasing: Bool { phrasingDepth > 0 }

  /// Appends markup that is known to be right.
  mutating func raw(_ markup: String) { if isWriting { out.raw(markup) } }

  /// Appends words that are the same for as long as the element exists.
  mutating func fixed(text: String) { if isWriting { out.text(text) } }

  /// Appends an attribute that is the same for as long as the element exists.
  mutating func fixed(_ name: String, _ value: String?) { if isWriting { out.attribute(name, value) } }

  /// Closes an element.
  mutating func close(_ tag: String) { if isWriting { out.close(tag) } }

  /// Appends an icon that is the same for as long as the element exists.
  mutating func fixed(icon name: String, class extra: String = "") {
    if isWriting { out.icon(name, class: extra) }
  }

  // MARK: Tags

  /// Begins the tag of a node's own element; live attributes follow, then ``end()``.
  mutating func begin(_ tag: String, _ node: Node, class name: String? = nil, _ attributes: String = "") {
    target = DOMTarget(node.id)
    guard isWriting else { return }
    out.raw("<")
    out.raw(tag)
    out.raw(" id=\"n")
    out.raw(String(node.id.rawValue))
    if let name {
      out.raw("\" class=\"")
      out.raw(name)
    }
    out.raw("\"")
    out.raw(attributes)
  }

  /// Begins the tag of a part of a node's element; live attributes follow, then ``end()``.
  ///
  /// - Parameter also: further parts that the same element is.
  mutating func begin(
    _ tag: String, _ part: DOMPart, of node: Node, class name: String, _ attributes: String = "",
    also: String = ""
  ) {
    target = DOMTarget(node.id, part)
    guard isWriting else { return }
    beginPart(tag, part, class: name, also: also)
    out.raw(attributes)
  }

  private mutating func beginPart(_ tag: String, _ part: DOMPart, class name: String, also: String = "") {
    out.raw("<")
    out.raw(tag)
    out.raw(" class=\"")
    out.raw(name)
    out.raw("\" data-part=\"")
    out.raw(part.rawValue)
    out.raw(also)
    out.raw("\"")
  }

  /// Ends a tag that ``begin(_:_:class:_:)`` began.
  mutating func end() { if isWriting { out.raw(">") } }

  // MARK: What shows properties

  /// An attribute of the tag that was begun last. Empty values are bare names, `nil` is no attribute.
  mutating func attribute(
    _ name: String, on first: Property, _ second: Property? = nil, _ third: Property? = nil,
    value: @autoclosure () -> String?
  ) {
    if isWriting {
      out.attribute(name, value())
    } else if concerns(first, second, third) {
      operations.append(.attribute(target, name: name, value: value()))
    }
  }

  /// An attribute that also shows a property of another node: that node's element lists this one among its
  /// ``ElementFamily/neighbors(of:showing:)``.
  mutating func attribute(
    _ name: String, on first: Property? = nil, _ second: Property? = nil, nearby: Property,
    value: @autoclosure () -> String?
  ) {
    if isNearby(nearby) {
      operations.append(.attribute(target, name: name, value: value()))
    } else if let first {
      attribute(name, on: first, second, nil, value: value())
    } else if isWriting {
      out.attribute(name, value())
    }
  }

  /// A Boolean property of the tag that was begun last, which no attribute changes once a person has used it.
  mutating func state(_ name: String, on property: Property, value isOn: @autoclosure () -> Bool) {
    if isWriting {
      if isOn() { out.attribute(name, "") }
    } else if concerns(property, nil, nil) {
      operations.append(.property(target, name: name, value: isOn()))
    }
  }

  /// The value of the field that was begun last.
  mutating func value(on property: Property, value: @autoclosure () -> String) {
    if isWriting {
      let value = value()
      if !value.isEmpty { out.attribute("value", value) }
    } else if concerns(property, nil, nil) {
      operations.append(.value(target, value()))
    }
  }

  /// The value of the text area that was begun last, as its content.
  mutating func content(on property: Property, value: @autoclosure () -> String) {
    if isWriting {
      // The parser drops one line feed after the tag, so one is given to it.
      out.raw("\n")
      out.text(value())
    } else if concerns(property, nil, nil) {
      operations.append(.value(target, value()))
    }
  }

  /// Words that are the only content of the tag that was begun last.
  mutating func text(on property: Property, value text: @autoclosure () -> String?) {
    if isWriting {
      if let text = text() { out.text(text) }
    } else if concerns(property, nil, nil) {
      operations.append(.text(target, text() ?? ""))
    }
  }

  /// A part that holds words alone; hidden where there are none, so that it keeps its place.
  mutating func words(
    _ part: DOMPart, of node: Node, _ tag: String, class name: String, _ attributes: String = "",
    on first: Property, _ second: Property? = nil, _ third: Property? = nil,
    value text: @autoclosure () -> String?
  ) {
    if isWriting {
      let text = text()
      beginPart(tag, part, class: name)
      out.raw(attributes)
      if text?.isEmpty ?? true { out.raw(" hidden") }
      out.raw(">")
      if let text { out.text(text) }
      out.close(tag)
    } else if concerns(first, second, third) {
      operations.append(.text(DOMTarget(node.id, part), text() ?? ""))
    }
  }

  /// A part that holds words of another node alone: that node's element lists this one among its
  /// ``ElementFamily/neighbors(of:showing:)``.
  mutating func words(
    _ part: DOMPart, of node: Node, _ tag: String, nearby: Property, value text: @autoclosure () -> String
  ) {
    if isWriting {
      out.raw("<\(tag) data-part=\"\(part.rawValue)\">")
      out.text(text())
      out.close(tag)
    } else if isNearby(nearby) {
      operations.append(.text(DOMTarget(node.id, part), text()))
    }
  }

  /// The content of a part that is drawn as a whole.
  mutating func drawing(
    _ part: DOMPart, of node: Node, on first: Property, _ second: Property? = nil,
    value drawing: @autoclosure () -> String
  ) {
    if isWriting {
      out.raw(drawing())
    } else if concerns(first, second, nil) {
      operations.append(.drawing(DOMTarget(node.id, part), html: drawing()))
    }
  }

  /// The node's icon, for the eye only, where it has one.
  mutating func icon(of node: Node, class extra: String = "") {
    existence(of: .icon, in: node)
    guard node[.icon] != nil else { return }
    raw(extra.isEmpty ? "<svg class=\"icon\"" : "<svg class=\"icon \(extra)\"")
    raw(" aria-hidden=\"true\">")
    use(node)
    raw("</svg>")
  }

  /// The reference to the node's icon.
  mutating func use(_ node: Node) {
    begin("use", .icon, of: node)
    attribute("href", on: .icon, value: node[.icon].map { HTMLWriter.reference(toIcon: $0.rawValue) })
    end()
    close("use")
  }

  /// Begins the tag of a part without a class.
  private mutating func begin(_ tag: String, _ part: DOMPart, of node: Node) {
    target = DOMTarget(node.id, part)
    raw("<\(tag) data-part=\"\(part.rawValue)\"")
  }

  // MARK: What decides the kind of element

  /// Properties by which the element is another one: a change of them replaces it.
  mutating func kind(on first: Property, _ second: Property? = nil, _ third: Property? = nil) {
    if concerns(first, second, third) { needsNewElement = true }
  }

  /// A property by which the element is another one, as soon as it has a value and when it has none any more.
  mutating func existence(of property: Property, in node: Node) {
    guard case .change(let changed, let wasSet) = aim, changed == property else { return }
    if wasSet != (node.value(of: property) != nil) { needsNewElement = true }
  }

  /// A property of another node by which the element is another one.
  mutating func kind(nearby property: Property) {
    if isNearby(property) { needsNewElement = true }
  }

  // MARK: What is common to all elements

  /// Where the node's element is and how it looks, in the tag that was begun last.
  mutating func boxAttributes(_ node: Node) {
    switch aim {
    case .html: BoxAttribute.write(node, &out)
    case .change(let property, _):
      let (first, second) = BoxAttribute.showing(property, of: node.role)
      for attribute in [first, second].compactMap(\.self) {
        operations.append(.attribute(target, name: attribute.name, value: attribute.value(of: node)))
      }
    case .neighbor: break
    }
  }

  /// How the node is used and read out, in the tag that was begun last: its control.
  ///
  /// - Parameters:
  ///   - isNative: whether HTML disables the control by its own `disabled` attribute.
  ///   - isNamed: whether the element has a rule of its own for the name.
  mutating func controlAttributes(_ node: Node, isNative: Bool = false, isNamed: Bool = false) {
    switch aim {
    case .html: ControlAttribute.write(node, isNative: isNative, isNamed: isNamed, &out)
    case .change(let property, _):
      guard let attribute = ControlAttribute.showing(property, isNative: isNative, isNamed: isNamed) else {
        return
      }
      operations.append(.attribute(target, name: attribute.name, value: attribute.value(of: node)))
    case .neighbor: break
    }
  }

  /// The whole tag of an element that is a box for others, and may be pressed.
  ///
  /// - Parameter role: its ARIA role where it is not pressed.
  mutating func open(
    _ tag: String, _ node: Node, class name: String, role: String? = nil, _ attributes: String = ""
  ) {
    begin(tag, node, class: name, attributes)
    if !isWriting || node.takes(.tap) || role != nil {
      attribute("role", on: .events, value: node.takes(.tap) ? "button" : role)
      attribute("tabindex", on: .events, value: node.takes(.tap) ? "0" : nil)
    }
    boxAttributes(node)
    controlAttributes(node)
    end()
  }

  // MARK: Content

  /// Appends the children of a node, in order.
  mutating func children(of node: Node, where isWanted: (Node) -> Bool = { _ in true }) {
    guard isWriting else { return }
    for child in node.children where isWanted(child) { child.role.family.write(child, &self) }
  }

  /// Appends what `content` writes where only words are allowed.
  mutating func phrasing(_ content: (inout ElementWriter) -> Void) {
    phrasingDepth += 1
    content(&self)
    phrasingDepth -= 1
  }
}
