internal import BinderyViews

/// Runs the declaration of an element: writes the element with its content, or finds the operations after a
/// change of one property.
///
/// Each live attribute, text or value names the properties that it shows. Writing uses all of them; a change
/// uses those that show the changed property, and skips markup and children. So both have the same result:
///
///     out.attribute("min", on: .minimum, value: node[.minimum].map(NumberText.text))
///
///     writing            ▶  … min="3" …
///     .minimum changed   ▶  ["a","12.control","min","3"]
@MainActor
struct ElementWriter {
  /// The purpose of a run.
  enum Aim {
    case html
    /// A property of the node changed.
    case change(Property, wasSet: Bool)
    /// A property of another node changed, which this one also shows.
    case neighbor(Property)
  }

  let aim: Aim
  var out: HTMLWriter
  /// The target of live attributes: the element of a node, or a part of it.
  var target = DOMTarget(NodeID(rawValue: 0))
  /// The number of surrounding elements that allow only phrasing content, such as a button.
  private var phrasingDepth = 0
  /// The app's path, for a document; `nil` for elements that the client inserts, because it knows the path.
  let basePath: String?
  /// The page without script that is written; `nil` for others.
  let plain: PlainPage?
  /// The stable names of the nodes that take events; nil if the client needs none.
  private var names: NodeNames?

  /// The operations that show the change.
  var operations: [DOMOperation] = []
  /// Whether the change requires another kind of element.
  var needsNewElement = false

  /// Writes elements.
  ///
  /// - Parameters:
  ///   - insidePhrasing: Whether they are inside an element that allows only phrasing content.
  ///   - basePath: The app's path, for a document.
  ///   - names: The stable names of nodes, by which the client finds them in another session.
  ///   - plain: the page without script that is written.
  init(
    insidePhrasing: Bool = false, basePath: String? = nil, names: NodeNames? = nil, plain: PlainPage? = nil
  ) {
    aim = .html
    self.plain = plain
    self.names = names
    out = HTMLWriter()
    phrasingDepth = insidePhrasing ? 1 : 0
    self.basePath = basePath
  }

  /// Finds the operations after a change of a property.
  init(changed property: Property, wasSet: Bool, names: NodeNames? = nil) {
    aim = .change(property, wasSet: wasSet)
    self.names = names
    out = HTMLWriter()
    basePath = nil
    plain = nil
  }

  /// Finds the operations after a change of another node's property.
  init(changedNearby property: Property) {
    aim = .neighbor(property)
    out = HTMLWriter()
    basePath = nil
    plain = nil
  }

  /// The HTML so far.
  var html: String { out.html }

  var isWriting: Bool { if case .html = aim { true } else { false } }

  /// Whether the changed property is one of these.
  @inline(__always)
  func concerns(_ first: Property, _ second: Property?, _ third: Property?) -> Bool {
    guard case .change(let property, _) = aim else { return false }
    return property == first || property == second || property == third
  }

  func isNearby(_ property: Property) -> Bool {
    if case .neighbor(property) = aim { true } else { false }
  }

  // MARK: Constant content

  /// The element for a box: `div`, or `span` where only phrasing content is allowed.
  var box: String { isPhrasing ? "span" : "div" }

  /// Whether only phrasing content is allowed here.
  var isPhrasing: Bool { phrasingDepth > 0 }

  /// Appends trusted markup.
  mutating func raw(_ markup: String) { if isWriting { out.raw(markup) } }

  /// Appends a text that never changes.
  mutating func fixed(text: String) { if isWriting { out.text(text) } }

  /// Appends an attribute that never changes.
  mutating func fixed(_ name: String, _ value: String?) { if isWriting { out.attribute(name, value) } }

  /// Closes an element.
  mutating func close(_ tag: String) { if isWriting { out.close(tag) } }

  /// Appends an icon that never changes.
  mutating func fixed(icon name: String, class extra: String = "") {
    if isWriting { out.icon(name, class: extra) }
  }

  // MARK: Tags

  /// Begins the tag of a node's own element; live attributes follow, then ``end()``.
  mutating func begin(_ tag: String, _ node: Node, class name: String? = nil, _ attributes: String = "") {
    target = DOMTarget(node.id)
    if let names, concerns(.events, .dropType, .insertionType) {
      operations.append(.attribute(target, name: "data-k", value: self.name(of: node, names)))
    }
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
    if let names { out.attribute("data-k", self.name(of: node, names)) }
    out.raw(attributes)
  }

  /// The stable name of a node that takes events or dragged values.
  private func name(of node: Node, _ names: NodeNames) -> String? {
    let isNamed =
      node.value(of: .events) != nil || node.value(of: .dropType) != nil
      || node.value(of: .insertionType) != nil
    return isNamed ? names(node.id) : nil
  }

  /// Begins the tag of a part of a node's element; live attributes follow, then ``end()``.
  ///
  /// - Parameter also: Additional parts that this element represents.
  mutating func begin(
    _ tag: String, _ part: DOMPart, of node: Node, class name: String, _ attributes: String = "",
    also: String = ""
  ) {
    target = DOMTarget(node.id, part)
    guard isWriting else { return }
    beginPart(tag, part, class: name, also: also)
    out.raw(attributes)
  }

  mutating func beginPart(_ tag: String, _ part: DOMPart, class name: String, also: String = "") {
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

  // MARK: Attributes of all elements

  /// The attributes for the layout and appearance of the node, in the current tag.
  mutating func boxAttributes(_ node: Node) {
    switch aim {
    case .html: BoxAttribute.write(node, &out)
    case .change(let property, _):
      let (first, second, third) = BoxAttribute.showing(property, of: node.role)
      for attribute in [first, second, third].compactMap(\.self) {
        operations.append(.attribute(target, name: attribute.name, value: attribute.value(of: node)))
      }
    case .neighbor: break
    }
  }

  /// The attributes for the use of the node's control and for screen readers, in the current tag.
  ///
  /// - Parameters:
  ///   - isNative: Whether HTML disables the control with its own `disabled` attribute.
  ///   - isNamed: Whether the element writes its name itself.
  mutating func controlAttributes(_ node: Node, isNative: Bool = false, isNamed: Bool = false) {
    switch aim {
    case .html:
      ControlAttribute.write(node, isNative: isNative, isNamed: isNamed, &out)
      if plain?.focus == node.id { out.attribute("autofocus", "") }
    case .change(let property, _):
      guard let attribute = ControlAttribute.showing(property, isNative: isNative, isNamed: isNamed) else {
        return
      }
      operations.append(.attribute(target, name: attribute.name, value: attribute.value(of: node)))
    case .neighbor: break
    }
  }

  /// The whole tag of a box, which may be pressable.
  ///
  /// - Parameter role: The ARIA role if the box is not pressable.
  mutating func open(
    _ tag: String, _ node: Node, class name: String, role: String? = nil, _ attributes: String = ""
  ) {
    begin(tag, node, class: name, attributes)
    let isPressed = node.isPressable && !isPlain
    let role = isPressed ? "button" : role
    if !isWriting || role != nil {
      attribute("role", on: .events, .accessibilityLabel, .headingLevel, value: role)
      attribute(
        "aria-level", on: .events, .headingLevel,
        value: role == "heading" ? node[.headingLevel].map { String(min(6, max(1, $0))) } : nil)
      attribute("tabindex", on: .events, value: isPressed ? "0" : nil)
    }
    boxAttributes(node)
    controlAttributes(node)
    end()
    if tag == box { plainButton(pressing: node) }
  }

  // MARK: Content

  /// Appends the children of a node, in order.
  mutating func children(of node: Node, where isWanted: (Node) -> Bool = { _ in true }) {
    guard isWriting else { return }
    for child in node.children where isWanted(child) { child.role.family.write(child, &self) }
  }

  /// Appends what `content` writes where only phrasing content is allowed.
  mutating func phrasing(_ content: (inout ElementWriter) -> Void) {
    phrasingDepth += 1
    content(&self)
    phrasingDepth -= 1
  }
}
