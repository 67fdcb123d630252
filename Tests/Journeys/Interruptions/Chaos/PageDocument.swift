internal import Foundation

/// The document of a page without a browser: the HTML as served, and the operations of the host applied to it.
struct PageDocument {
  /// An operation whose target does not exist in the document.
  struct Misfit: Error, CustomStringConvertible {
    let description: String
  }

  private let root: PageElement
  private var nodes: [Int: PageElement] = [:]
  /// The address for which the page was asked to leave.
  private(set) var openedAddress: String?

  init(_ html: String) throws {
    root = PageElement("document")
    for element in try PageReader.read(html) { root.insert(element) }
    note(root)
  }

  /// Replaces what `<main>` contains.
  mutating func replaceMain(_ html: String) throws {
    guard let main = root.first(where: { $0.attributes["id"] == "main" }) else {
      throw Misfit(description: "The page has no <main>")
    }
    main.content = []
    nodes = [:]
    for element in try PageReader.read(html) { main.insert(element) }
    note(root)
  }

  /// The content of a `<meta>`.
  func meta(_ name: String) -> String? {
    root.first { $0.tag == "meta" && $0.attributes["name"] == name }?.attributes["content"]
  }

  /// Returns the first enabled control with a name that accepts taps.
  func button(_ name: String) -> PageElement? {
    front.firstShown {
      $0.has("tap", in: "data-on") && $0.attributes["disabled"] == nil && $0.name == name
    }
  }

  /// Returns the field with a name.
  func field(_ name: String) -> PageElement? {
    front.firstShown { $0.has("field-input", in: "class") && $0.owner?.name == name }?.owner
  }

  /// The focused field of the frontmost dialog.
  var dialogField: PageElement? {
    guard front.tag == "dialog" else { return nil }
    return front.first { $0.has("field-input", in: "class") }?.owner
  }

  /// The title of the frontmost dialog; nil if none is open.
  var dialogTitle: String? { front.tag == "dialog" ? front.part("title")?.text : nil }

  /// The sentence with which an app says that the database did not save or read something; nil if there is none.
  var databaseFailure: String? {
    root.all { $0.children.isEmpty && $0.text.contains("he database gallery on ") }.last?.text
  }

  /// The beginning of the text that is shown.
  var summary: String { String(front.shownText.split(separator: " ").joined(separator: " ").prefix(300)) }

  /// The frontmost dialog, or the whole document.
  private var front: PageElement { root.all { $0.tag == "dialog" }.last ?? root }

  // MARK: Operations

  /// Applies the operations of a batch.
  mutating func apply(_ operations: [Any]) throws {
    for operation in operations {
      guard let operation = operation as? [Any], operation.count >= 2, let code = operation[0] as? String
      else {
        throw Misfit(description: "\(operation) is no operation")
      }
      try apply(code, operation)
    }
  }

  private mutating func apply(_ code: String, _ operation: [Any]) throws {
    if code == "o" { return openedAddress = try text(operation, 2) }
    let place = try target(operation[1], operation)
    switch code {
    case "t":
      let text = try self.text(operation, 2)
      place.content = text.isEmpty ? [] : [.text(text)]
      if place.attributes["data-part"] != nil { place.attributes["hidden"] = text.isEmpty ? "" : nil }
    case "a": place.attributes[try text(operation, 2)] = operation[3] as? String
    case "v": place.attributes["value"] = try text(operation, 2)
    case "p": place.attributes[try text(operation, 2)] = operation[3] as? Bool == true ? "" : nil
    case "i":
      for element in try PageReader.read(try text(operation, 3)) {
        place.insert(element, before: (operation[2] as? Int).flatMap { nodes[$0] })
        note(element)
      }
    case "m":
      guard let id = operation[3] as? Int, let moved = nodes[id] else {
        throw Misfit(description: "\(operation) moves nothing")
      }
      place.insert(moved, before: (operation[2] as? Int).flatMap { nodes[$0] })
    case "h":
      place.content = []
      for element in try PageReader.read(try text(operation, 2)) { place.insert(element) }
    case "r":
      place.remove()
      for element in [place] + place.all(where: { $0.node != nil }) { nodes[element.node ?? 0] = nil }
    default: throw Misfit(description: "\(code) is no operation")
    }
  }

  private mutating func note(_ element: PageElement) {
    if let node = element.node { nodes[node] = element }
    for child in element.children { note(child) }
  }

  private func target(_ name: Any, _ operation: [Any]) throws -> PageElement {
    let words = (name as? String)?.split(separator: ".", maxSplits: 1)
    let id = name as? Int ?? words?.first.flatMap { Int($0) }
    guard let id, let node = nodes[id] else { throw Misfit(description: "\(operation) has no target") }
    guard let words, words.count == 2 else { return node }
    guard let part = node.part(String(words[1])) else {
      throw Misfit(description: "\(operation) has no target")
    }
    return part
  }

  private func text(_ operation: [Any], _ index: Int) throws -> String {
    guard operation.indices.contains(index), let text = operation[index] as? String else {
      throw Misfit(description: "\(operation) is too short")
    }
    return text
  }

  // MARK: Comparing

  /// The content of the page as lines, with nodes numbered in order, because their numbers differ between sessions.
  var lines: [String] {
    var numbers: [String: Int] = [:]
    guard let main = root.first(where: { $0.attributes["id"] == "main" }) else { return [] }
    return Self.lines(of: main, "", &numbers)
  }

  /// What the page says about others who look at a pet; nil if it says nothing.
  var others: String? {
    root.first { Self.isAboutOthers($0) && $0.text.hasSuffix(" looking at this pet") }?.text
  }

  /// Whether an element shows who else feeds or looks at a pet, or is blank as nobody does.
  private static func isAboutOthers(_ element: PageElement) -> Bool {
    guard element.attributes["aria-live"] != nil else { return false }
    let text = element.text
    return text.allSatisfy(\.isWhitespace) || text.hasSuffix(" right now")
      || text.hasSuffix(" looking at this pet")
  }

  private static func lines(of element: PageElement, _ indent: String, _ numbers: inout [String: Int])
    -> [String]
  {
    // A notice with an undo belongs to the window that made the change only.
    if element.has("status", in: "class") { return [] }
    // Who else is there differs between windows.
    if isAboutOthers(element) { return [] }
    var line = indent + element.tag
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      // The client sets the address of a link to a screen.
      if name == "href", element.attributes["data-path"] != nil { continue }
      let words = value.split(separator: " ").map { word -> String in
        guard ["id", "for", "name", "popovertarget"].contains(name) || name.hasPrefix("aria-"),
          word.wholeMatch(of: /(more-)?n[0-9]+/) != nil
        else { return String(word) }
        let number = numbers[String(word)] ?? numbers.count
        numbers[String(word)] = number
        return "#\(number)"
      }
      line += " \(name)=“\(words.joined(separator: " "))”"
    }
    return [line]
      + element.content.flatMap { content in
        switch content {
        case .element(let element): lines(of: element, indent + "  ", &numbers)
        case .text(let text): [indent + "  “\(text)”"]
        }
      }
  }
}
