/// Extracts the visible text of a document, without tags and hidden elements.
struct HTMLWords {
  private static let void: Set = ["br", "hr", "img", "input", "link", "meta", "use"]
  private static let drawing = "svg"
  /// Elements without text for people.
  private static let silent: Set = ["script", "style", "template"]
  /// Attributes with words for people.
  private static let worded = ["aria-label", "aria-valuetext", "placeholder", "title", "value"]

  private var rest: Substring
  private let isComplete: Bool
  private var text = ""
  /// The open elements inside a hidden one, which is the first element.
  private var hidden: [Substring] = []

  /// Returns the text of a document, with a line for each text node.
  ///
  /// - Parameter isComplete: Whether the words of drawings and attributes are part of it.
  static func text(of html: String, isComplete: Bool = false) -> String {
    var reader = HTMLWords(rest: html[...], isComplete: isComplete)
    reader.read()
    return reader.text
  }

  private init(rest: Substring, isComplete: Bool) {
    self.rest = rest
    self.isComplete = isComplete
  }

  private mutating func read() {
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      let end = rest[start...].firstIndex(of: ">") ?? rest.endIndex
      readTag(rest[start..<end].dropFirst())
      rest = rest[end...].dropFirst()
    }
    add(rest)
  }

  private mutating func readTag(_ tag: Substring) {
    if tag.hasPrefix("/") {
      if !hidden.isEmpty { hidden.removeLast() }
      return
    }
    let name = tag.prefix { $0.isLetter || $0.isNumber }
    let isVoid = Self.void.contains(String(name)) || tag.hasSuffix("/")
    let isHidden =
      Self.silent.contains(String(name)) || !isComplete && name == Self.drawing || Self.has("hidden", tag)
    if hidden.isEmpty, !isHidden, let words = Self.value(of: "alt", in: tag) { add(words) }
    if isComplete { for name in Self.worded { Self.value(of: name, in: tag).map { add($0) } } }
    if !isVoid, isHidden || !hidden.isEmpty { hidden.append(name) }
  }

  /// Whether a tag has an attribute without a value.
  private static func has(_ attribute: String, _ tag: Substring) -> Bool {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.contains {
      $0 % 2 == 0 && parts[$0].split(separator: " ").contains { $0 == attribute }
    }
  }

  private static func value(of attribute: String, in tag: Substring) -> Substring? {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.first { $0 % 2 == 0 && parts[$0].hasSuffix(" \(attribute)=") }.map { parts[$0 + 1] }
  }

  private mutating func add(_ words: Substring) {
    guard hidden.isEmpty, !words.allSatisfy(\.isWhitespace) else { return }
    text += Self.decoded(words) + "\n"
  }

  private static func decoded(_ words: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " "), ("&amp;", "&")]
      .reduce(String(words)) { text, entity in
        text.split(separator: entity.0, omittingEmptySubsequences: false).joined(separator: entity.1)
      }
  }
}
