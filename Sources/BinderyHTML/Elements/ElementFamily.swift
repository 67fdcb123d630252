internal import BinderyViews

/// Renders the nodes of one role, or of a few similar roles, as elements.
@MainActor
protocol ElementFamily {
  /// Declares a node's element and its content: the markup, and the properties that each live attribute or text
  /// shows.
  static func write(_ node: Node, _ out: inout ElementWriter)

  /// The part that contains a child; `nil` for the element itself.
  static func slot(of child: Node, in node: Node) -> DOMPart?

  /// Whether HTML allows only phrasing content (text and inline elements) inside.
  static func isPhrasing(_ node: Node) -> Bool

  /// Other nodes whose elements show a property of this one.
  static func neighbors(of node: Node, showing property: Property) -> [Node]

  /// Other nodes whose elements depend on the order of the children of this one.
  ///
  /// - Parameter child: The child that was inserted or moved; nil after a removal.
  static func neighbors(ofChildrenIn node: Node, changedAt child: Node?) -> [Node]
}

extension ElementFamily {
  static func slot(of child: Node, in node: Node) -> DOMPart? { nil }
  static func isPhrasing(_ node: Node) -> Bool { false }
  static func neighbors(of node: Node, showing property: Property) -> [Node] { [] }
  static func neighbors(ofChildrenIn node: Node, changedAt child: Node?) -> [Node] { [] }
}
