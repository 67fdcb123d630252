public import BinderyViews

/// A query for a node of a tree. A string literal matches the node with that name or identifier.
///
/// ```swift
/// host.tap("Add")
/// host.find(.row("London"))
/// host.swipe(.row(at: 2), "Delete")
/// host.tap(.button("Edit").inside(.section("Favorites")))
/// ```
public struct Query: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  CustomStringConvertible
{
  /// A description of the query.
  public let description: String
  let position: Int?
  let matches: @MainActor @Sendable (Node) -> Bool

  init(
    _ description: String, position: Int? = nil, matches: @escaping @MainActor @Sendable (Node) -> Bool
  ) {
    self.description = description
    self.position = position
    self.matches = matches
  }

  /// Matches nodes with a name or identifier.
  public init(stringLiteral name: String) { self = .named(name) }

  /// Matches nodes with a name or identifier.
  public static func named(_ name: String) -> Query {
    Query(quoted(name)) { $0.name == name || $0[.identifier] == name }
  }

  /// Matches nodes whose text, title, label or value, or what is wrong with it, equals a text.
  public static func text(_ text: String) -> Query {
    Query("text \(quoted(text))") { node in
      node.readTexts.contains(text)
    }
  }

  /// Matches nodes whose text, title, label or value, or what is wrong with it, contains a text.
  public static func text(containing part: String) -> Query {
    Query("text containing \(quoted(part))") { node in
      node.readTexts.contains { $0.contains(part) }
    }
  }

  /// Matches nodes with an accessibility label or visible label.
  public static func label(_ label: String) -> Query {
    Query("label \(quoted(label))") { $0[.accessibilityLabel] == label || $0[.label] == label }
  }

  /// Matches nodes with an identifier.
  public static func identifier(_ identifier: String) -> Query {
    Query("#\(identifier)") { $0[.identifier] == identifier }
  }

  /// Matches nodes with a role and, if given, a name.
  public static func role(_ role: Role, _ name: String? = nil) -> Query {
    Query(name.map { "\(role.rawValue) \(quoted($0))" } ?? role.rawValue) { node in
      node.role == role && (name == nil || node.name == name || node[.identifier] == name)
    }
  }

  /// Matches buttons.
  public static func button(_ name: String? = nil) -> Query { .role(.button, name) }

  /// Matches text fields.
  public static func field(_ name: String? = nil) -> Query { .role(.textField, name) }

  /// Matches rows with a name, or with a text of that content.
  public static func row(_ name: String? = nil) -> Query {
    guard let name else { return .role(.row) }
    return Query("row \(quoted(name))") { node in
      node.role == .row && (node.says(name) || node.name == name)
    }
  }

  /// Matches the row at an index among all that are shown, from 0.
  public static func row(at index: Int) -> Query { .role(.row).at(index) }

  /// Matches the headers of a table's columns by title.
  public static func column(_ title: String? = nil) -> Query { .role(.column, title) }

  /// Matches the cells of a table by the title of their column: `.cell("Age").inside(.row("Ana"))`.
  public static func cell(_ column: String? = nil) -> Query {
    Query(column.map { "cell \(quoted($0))" } ?? "cell") { node in
      node.role == .cell && (column == nil || node[.label] == column)
    }
  }

  /// Matches sections by title.
  public static func section(_ title: String? = nil) -> Query { .role(.section, title) }

  /// Matches screens by title.
  public static func screen(_ title: String? = nil) -> Query { .role(.screen, title) }

  /// Matches only nodes inside a match of another query.
  public func inside(_ other: Query) -> Query {
    Query("\(description) inside \(other)", position: position) { [matches] node in
      matches(node) && node.ancestors.contains { other.matches($0) }
    }
  }

  /// Matches only the match at an index, from 0, from top to bottom.
  public func at(_ index: Int) -> Query {
    Query("\(description) at \(index)", position: index, matches: matches)
  }
}

extension Node {
  /// The texts that a person reads as those of the node itself. The title of its column is not the text of a cell.
  fileprivate var readTexts: [String] {
    [
      self[.text], self[.title], self[.detail], role == .cell ? nil : self[.label], self[.fieldText],
      self[.refusal],
    ].compactMap(\.self)
  }
}
