import Foundation

/// `Documentation/Nodes.md`. The first columns of its tables are the documentation comments of the code; the others are about hosts.
struct NodesPage {
  static let file = root.appending(path: "Documentation/Nodes.md")
  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  private(set) var text: String

  init() throws { text = try String(contentsOf: Self.file, encoding: .utf8) }

  /// Writes the columns of all tables that are in the code.
  mutating func update() throws {
    write(try Self.declarations(in: "Role.swift", /case (\w+)()$/)[0].rows, ofCode: 2, below: "## Roles")
    for section in try Self.declarations(in: "Property.swift", /static var (\w+): PropertyKey<([^>]+)>/) {
      write(section.rows, ofCode: 3, others: ["all", "", "—"], below: "### \(section.title)")
    }
    let actions = try Self.declarations(in: "UserEvent.swift", /^ {4}case (\w+)\(?(.*?)\)?$/)
    write(actions[0].rows, ofCode: 3, below: "## Events")
  }

  /// The declarations in a file, by its `MARK` comments: the name, the type if there is one, and the documentation.
  private static func declarations(
    in file: String, _ pattern: Regex<(Substring, Substring, Substring)>
  ) throws -> [(title: String, rows: [[String]])] {
    var sections: [(title: String, rows: [[String]])] = [("", [])]
    var words: [Substring] = []
    for line in try source(of: file).split(separator: "\n", omittingEmptySubsequences: false) {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("// MARK: ") { sections.append((String(code.dropFirst(9)), [])) }
      if code.hasPrefix("/// ") {
        words.append(code.dropFirst(4))
      } else {
        if !words.isEmpty, let found = line.firstMatch(of: pattern)?.output {
          let type = found.2.isEmpty ? "" : "`\(found.2)`"
          sections[sections.count - 1].rows.append(
            ["`\(found.1)`", type, readable(words.joined(separator: " "))])
        }
        words = []
      }
    }
    return sections.filter { !$0.rows.isEmpty }
  }

  /// The text of a file with declarations.
  static func source(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: "Sources/BinderyViews/Node/\(file)"), encoding: .utf8)
  }

  /// A comment without the paths in its links to symbols.
  private static func readable(_ comment: String) -> String {
    comment.replacing(/``(?:\w+\/)*(\w+)(?:\([^)]*\))?``/) { "`\($0.output.1)`" }
  }

  /// Replaces the rows of the table below a heading, except for their cells after those of the code.
  private mutating func write(
    _ rows: [[String]], ofCode count: Int, others: [String] = [], below heading: String
  ) {
    var lines = text.components(separatedBy: "\n")
    guard let title = lines.firstIndex(of: heading),
      let start = lines[title...].firstIndex(where: { $0.hasPrefix("| ---") }).map({ $0 + 1 })
    else { return }
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    var kept: [String: [String]] = [:]
    for line in lines[start..<end] {
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      kept[cells[0]] = Array(cells.dropFirst(count))
    }
    lines[start..<end] =
      rows.map { row in
        let cells = count == 2 ? [row[0], row[2]] : row
        return "| " + (cells + (kept[row[0]] ?? others)).joined(separator: " | ") + " |"
      }[...]
    text = lines.joined(separator: "\n")
  }
}
