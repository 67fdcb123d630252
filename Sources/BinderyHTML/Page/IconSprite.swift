/// The drawings of icons, each of which is a `symbol` on a line of its own.
///
///     <svg class="sprite" aria-hidden="true">
///     <symbol id="i-add" viewBox="0 0 24 24"><path d="M12 5v14M5 12h14"/></symbol>
///     </svg>
struct IconSprite {
  /// The lines before and after the symbols.
  private let start: Substring
  private let end: Substring
  /// The lines of symbols by the names of their icons.
  private let symbols: [Substring: Substring]

  /// The names of all icons.
  var names: Set<String> { Set(symbols.keys.map(String.init)) }

  /// Reads a file of symbols.
  init(_ file: String) {
    let lines = file.split(separator: "\n")
    start = lines.first ?? ""
    end = lines.count > 1 ? lines[lines.count - 1] : ""
    symbols = lines.reduce(into: [:]) { symbols, line in
      guard line.hasPrefix(Self.opening) else { return }
      symbols[line.dropFirst(Self.opening.count).prefix { $0 != "\"" }] = line
    }
  }

  private static let opening = "<symbol id=\"i-"

  /// Returns the sprite with the icons to which some markup refers, in the order of their first use.
  ///
  /// - Complexity: O(length of the markup).
  func used(in markup: String) -> String {
    var sprite = "\(start)\n"
    var seen: Set<Substring> = []
    var markup = markup
    markup.withUTF8 { bytes in
      var rest = bytes[...]
      while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
        rest = rest[(mark + 1)...]
        guard rest.starts(with: "i-".utf8) else { continue }
        let name = Substring(decoding: rest.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
        guard let symbol = symbols[name], seen.insert(name).inserted else { continue }
        sprite += "\(symbol)\n"
      }
    }
    return sprite + "\(end)\n"
  }
}
