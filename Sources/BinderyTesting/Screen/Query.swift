public import BinderyViews

/// Says which node of a tree is meant. A string literal means the node with that name or identifier.
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
  /// The query in words.
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

  /// Whatever is called this, or has it as identifier.
  public init(stringLiteral name: String) { self = .named(name) }

  /// Whatever is called this, or has it as identifier.
  public static func named(_ name: String) -> Query {
    Query(quoted(name)) { $0.name == name || $0[.identifier] == name }
  }

  /// Words on the screen: a text, title, label or value that is exactly this.
  public static func text(_ text: String) -> Query {
    Query("text \(quoted(text))") { node in
      [PropertyKey<String>.text, .title, .detail, .label, .fieldText].contains { node[$0] == text }
    }
  }

  /// Words on the screen that contain others.
  public static func text(containing part: String) -> Query {
    Query("text containing \(quoted(part))") { node in
      [PropertyKey<String>.text, .title, .detail, .label, .fieldText].contains {
        node[$0]?.contains(part) == true
      }
    }
  }

  /// What has this accessibility label or visible label.
  public static func label(_ label: String) -> Query {
    Query("label \(quoted(label))") { $0[.accessibilityLabel] == label || $0[.label] == label }
  }

  /// What was given this identifier.
  public static func identifier(_ identifier: String) -> Query {
    Query("#\(identifier)") { $0[.identifier] == identifier }
  }

  /// What has a role, and a name where one is given.
  public static func role(_ role: Role, _ name: String? = nil) -> Query {
    Query(name.map { "\(role.rawValue) \(quoted($0))" } ?? role.rawValue) { node in
      node.role == role && (name == nil || node.name == name || node[.identifier] == name)
    }
  }

  /// A button.
  public static func button(_ name: String? = nil) -> Query { .role(.button, name) }

  /// A line of text to edit.
  public static func field(_ name: String? = nil) -> Query { .role(.textField, name) }

  /// The row with a name, or in which a text says it.
  public static func row(_ name: String? = nil) -> Query {
    guard let name else { return .role(.row) }
    return Query("row \(quoted(name))") { node in
      node.role == .row && (node.says(name) || node.name == name)
    }
  }

  /// The row at a place among all that are shown, from 0.
  public static func row(at index: Int) -> Query { .role(.row).at(index) }

  /// A section by its title.
  public static func section(_ title: String? = nil) -> Query { .role(.section, title) }

  /// A screen by its title.
  public static func screen(_ title: String? = nil) -> Query { .role(.screen, title) }

  /// Only matches inside a match of another query.
  public func inside(_ other: Query) -> Query {
    Query("\(description) inside \(other)", position: position) { [matches] node in
      matches(node) && node.ancestors.contains { other.matches($0) }
    }
  }

  /// Of several matches the one at this index, from 0, from top to bottom.
  public func at(_ index: Int) -> Query {
    Query("\(description) at \(index)", position: index, matches: matches)
  }
}
