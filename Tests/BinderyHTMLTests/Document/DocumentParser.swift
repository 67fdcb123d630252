/// Parses the renderer's HTML, in which every element is closed or a void element.
struct DocumentParser {
  private static let empty: Set<String> = [
    "input", "img", "hr", "line", "path", "rect", "circle", "ellipse", "stop",
  ]
  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
  ]

  private let bytes: [UInt8]
  private var position = 0

  /// Parses a single root element.
  static func element(_ html: String) -> DocumentElement? {
    var parser = DocumentParser(bytes: Array(html.utf8))
    return parser.element()
  }

  /// Parses a sequence of root elements.
  static func elements(_ html: String) -> [DocumentElement] {
    var parser = DocumentParser(bytes: Array(html.utf8))
    var elements: [DocumentElement] = []
    while let element = parser.element() { elements.append(element) }
    return elements
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func element() -> DocumentElement? {
    guard take("<") else { return nil }
    let element = DocumentElement(tag: word(), attributes: attributes())
    if Self.empty.contains(element.tag) { return element }
    while position < bytes.count, !isAtEndTag {
      if bytes[position] == UInt8(ascii: "<") {
        guard let child = self.element() else { return nil }
        element.children.append(.element(child))
      } else {
        element.children.append(.text(text(to: "<")))
      }
    }
    _ = text(to: ">")
    _ = take(">")
    return element
  }

  private mutating func attributes() -> [String: String] {
    var attributes: [String: String] = [:]
    while take(" ") {
      let name = word()
      if take("=") {
        _ = take("\"")
        attributes[name] = text(to: "\"")
        _ = take("\"")
      } else {
        attributes[name] = ""
      }
    }
    _ = take("/")
    _ = take(">")
    return attributes
  }

  private var isAtEndTag: Bool {
    bytes[position] == UInt8(ascii: "<") && position + 1 < bytes.count
      && bytes[position + 1] == UInt8(ascii: "/")
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  private mutating func word() -> String {
    let start = position
    while position < bytes.count, !" =/>".utf8.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func text(to end: Unicode.Scalar) -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: end) { position += 1 }
    var text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard bytes[start..<position].contains(UInt8(ascii: "&")) else { return text }
    for (entity, character) in Self.entities {
      text = text.split(separator: entity, omittingEmptySubsequences: false).joined(separator: character)
    }
    return text
  }
}
