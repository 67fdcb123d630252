internal import BinderyViews

/// How nodes of one role (or of a few that are alike) become elements.
@MainActor
protocol ElementFamily {
  /// Declares the element of a node with all that is in it: its markup, and which property each live piece shows.
  static func write(_ node: Node, _ out: inout ElementWriter)

  /// The part in which a child is placed; `nil` where it is the element itself.
  static func slot(of child: Node, in node: Node) -> DOMPart?

  /// Whether HTML allows only words (and no blocks) inside.
  static func isPhrasing(_ node: Node) -> Bool

  /// Other nodes whose elements show a property of this one.
  static func neighbors(of node: Node, showing property: Property) -> [Node]
}

extension ElementFamily {
  static func slot(of child: Node, in node: Node) -> DOMPart? { nil }
  static func isPhrasing(_ node: Node) -> Bool { false }
  static func neighbors(of node: Node, showing property: Property) -> [Node] { [] }
}
