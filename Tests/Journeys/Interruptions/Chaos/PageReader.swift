/// Parses the HTML that the host writes. Other HTML is not supported.
struct PageReader {
  private let bytes: [UInt8]
  private var position = 0
  private static let empty: Set<String> = ["meta", "link", "input", "img", "br", "hr"]
  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#39": "'"]

  /// Returns the top-level elements.
  static func read(_ html: String) throws -> [PageElement] {
    let fragment = PageElement("fragment")
    var reader = PageReader(bytes: Array(html.utf8))
    try reader.read(into: fragment)
    let elements = fragment.children
    for element in elements { element.remove() }
    return elements
  }

  private mutating func read(into root: PageElement) throws {
    var open = [root]
    while position < bytes.count {
      if bytes[position] != UInt8(ascii: "<") {
        let text = Self.decoded(take { $0 != UInt8(ascii: "<") })
        let isSpace = text.utf8.allSatisfy { $0 == 0x0A || $0 == 0x20 }
        if !isSpace { open[open.count - 1].content.append(.text(text)) }
      } else if next == UInt8(ascii: "/") {
        let tag = takeTag()
        guard open.count > 1, open.removeLast().tag == tag.dropFirst() else {
          throw PageDocument.Misfit(description: "<\(tag)> closes nothing")
        }
      } else if next == UInt8(ascii: "!") {
        _ = takeTag()
      } else {
        let (element, isClosed) = readElement()
        open[open.count - 1].insert(element)
        if !isClosed, !Self.empty.contains(element.tag) { open.append(element) }
      }
    }
    guard open.count == 1 else {
      throw PageDocument.Misfit(description: "<\(open[open.count - 1].tag)> is not closed")
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  private mutating func readElement() -> (element: PageElement, isClosed: Bool) {
    position += 1
    let element = PageElement(take { $0 != 0x20 && $0 != UInt8(ascii: ">") })
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      position += 1
      let name = take { $0 != UInt8(ascii: "=") && $0 != 0x20 && $0 != UInt8(ascii: ">") }
      var value = ""
      if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
        position += 2
        value = Self.decoded(take { $0 != UInt8(ascii: "\"") })
        position += 1
      }
      if !name.isEmpty, name != "/" { element.attributes[name] = value }
    }
    position += 1
    return (element, bytes[position - 2] == UInt8(ascii: "/"))
  }

  /// Returns the text between `<` and `>`.
  private mutating func takeTag() -> String {
    position += 1
    defer { position += 1 }
    return take { $0 != UInt8(ascii: ">") }
  }

  private mutating func take(while isWanted: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, isWanted(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      let words = parts[index].split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      if words.count == 2, let character = entities[String(words[0])] {
        parts[index] = character + words[1]
      } else {
        parts[index] = "&" + parts[index]
      }
    }
    return parts.joined()
  }
}
