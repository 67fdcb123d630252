internal import BinderyViews

/// The parts of an element that show properties.
extension ElementWriter {
  /// An attribute of the current tag. An empty value writes the name only, `nil` no attribute.
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

  /// An attribute that also shows a property of another node, whose element lists this one in
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

  /// A Boolean DOM property of the current tag, which attributes no longer change once the control was used.
  mutating func state(_ name: String, on property: Property, value isOn: @autoclosure () -> Bool) {
    if isWriting {
      if isOn() { out.attribute(name, "") }
    } else if concerns(property, nil, nil) {
      operations.append(.property(target, name: name, value: isOn()))
    }
  }

  /// The value of the current field.
  mutating func value(on property: Property, value: @autoclosure () -> String) {
    if isWriting {
      let value = value()
      if !value.isEmpty { out.attribute("value", value) }
    } else if concerns(property, nil, nil) {
      operations.append(.value(target, value()))
    }
  }

  /// The value of the current text area, as its content.
  mutating func content(on property: Property, value: @autoclosure () -> String) {
    if isWriting {
      // The parser drops one line feed after the tag, so one is added here.
      out.raw("\n")
      out.text(value())
    } else if concerns(property, nil, nil) {
      operations.append(.value(target, value()))
    }
  }

  /// The label of a control outside of it, which the reason of a refusal must not be part of; the control has the
  /// identifier ``name(ofControl:)``.
  mutating func controlLabel(of node: Node) {
    words(
      .label, of: node, "label", class: "control-label", " for=\"\(Self.name(ofControl: node))\"", on: .label,
      value: node[.label])
  }

  /// The identifier of a control that is a part of a node's element. Those of nodes begin with n.
  static func name(ofControl node: Node) -> String { "c\(node.id.rawValue)" }

  /// The attributes of a control that refused a value or has an invalid one, in the current tag; ``refusal(of:)`` writes the reason.
  ///
  /// - Parameters:
  ///   - isGroup: whether HTML does not allow the element to be invalid: a group of controls, a field for a file.
  ///   - isInsideLabel: whether the reason is inside the label of the control, of which it must not become the name.
  mutating func refusalAttributes(of node: Node, isGroup: Bool = false, isInsideLabel: Bool = false) {
    let isRefused = node[.refusal] != nil
    if isInsideLabel {
      attribute(
        "aria-labelledby", on: .refusal, .accessibilityLabel,
        value: isRefused && node[.accessibilityLabel] == nil ? Self.name(ofLabel: node) : nil)
    }
    if !isGroup { attribute("aria-invalid", on: .refusal, value: isRefused ? "true" : nil) }
    attribute("aria-describedby", on: .refusal, value: isRefused ? Self.name(ofRefusal: node) : nil)
  }

  /// The identifier of the words of a label around a control.
  static func name(ofLabel node: Node) -> String { "l\(node.id.rawValue)" }

  /// The reason why a control refused a value, or has an invalid one. It is read out when it appears.
  mutating func refusal(of node: Node) {
    words(
      .refusal, of: node, "span", class: "refusal", " id=\"\(Self.name(ofRefusal: node))\" role=\"alert\"",
      on: .refusal, value: node[.refusal])
  }

  /// The identifier of a control's reason.
  private static func name(ofRefusal node: Node) -> String { "e\(node.id.rawValue)" }

  /// A text that is the only content of the current tag.
  mutating func text(on property: Property, value text: @autoclosure () -> String?) {
    if isWriting {
      if let text = text() { out.text(text) }
    } else if concerns(property, nil, nil) {
      operations.append(.text(target, text() ?? ""))
    }
  }

  /// A part that contains only text. While there is none it is hidden, so that it keeps its position.
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

  /// A part that contains only a text of another node, whose element lists this one in
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

  /// The content of a node that is drawn as a whole.
  mutating func drawing(
    of node: Node, on first: Property, _ second: Property? = nil, _ third: Property? = nil,
    value drawing: @autoclosure () -> String
  ) {
    if isWriting {
      out.raw(drawing())
    } else if concerns(first, second, third) {
      operations.append(.drawing(DOMTarget(node.id), html: drawing()))
    }
  }

  /// The node's icon, if it has one; it is decorative.
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

  // MARK: Kind of element

  /// Properties that decide the kind of element. A change of one replaces the element.
  mutating func kind(on first: Property, _ second: Property? = nil, _ third: Property? = nil) {
    if concerns(first, second, third) { needsNewElement = true }
  }

  /// A property that decides the kind of element by whether it has a value.
  mutating func existence(of property: Property, in node: Node) {
    guard case .change(let changed, let wasSet) = aim, changed == property else { return }
    if wasSet != (node.value(of: property) != nil) { needsNewElement = true }
  }

  /// A property of another node that decides the kind of element.
  mutating func kind(nearby property: Property) {
    if isNearby(property) { needsNewElement = true }
  }
}
