/// Writes the rules of a drawing's style sheet to the elements that they are for, because GraphicsMagick reads no style sheets.
///
///     <style>.sun{fill:gold}</style>      ▶      <style>.sun{fill:gold}</style>
///     <circle class="sun" r="4"/>                <circle class="sun" r="4" style="fill:gold"/>
///
/// Only rules for classes count, outside of conditions such as `@media`. An element with a `style` of its own keeps only that.
struct DrawingStyles {
  /// The maximum number of bytes that are added.
  private static let mostBytes = 1_000_000

  /// Returns a drawing whose elements have the styles of their classes; the drawing itself if it has no style sheet, is not
  /// well-formed, or would grow too much.
  static func inlined(in drawing: [UInt8]) -> [UInt8] {
    guard let tags = DrawingScanner.tags(in: drawing) else { return drawing }
    let rules = rules(of: styleSheet(of: tags, in: drawing))
    guard !rules.isEmpty else { return drawing }
    var result: [UInt8] = []
    var start = 0
    for tag in tags where tag.kind != .end && tag["style"] == nil {
      let classes = tag["class"]?.split(whereSeparator: \.isWhitespace) ?? []
      var style = ""
      for declarations in classes.lazy.flatMap({ rules[String($0)] ?? [] }) {
        style += (style.isEmpty ? "" : ";") + declarations
        guard style.utf8.count <= mostBytes else { return drawing }
      }
      guard !style.isEmpty else { continue }
      let names = Set(style.split(separator: ";").compactMap { $0.split(separator: ":").first?.trimmed })
      // GraphicsMagick prefers attributes to styles, the other way round than SVG.
      for attribute in tag.attributes where names.contains(attribute.name[...]) {
        result += drawing[start..<attribute.range.lowerBound]
        start = attribute.range.upperBound
      }
      let end = tag.range.upperBound - (tag.kind == .empty ? 2 : 1)
      result += drawing[start..<end]
      result.appendAttribute("style", style)
      guard result.count <= drawing.count + mostBytes else { return drawing }
      start = end
    }
    return result + drawing[start...]
  }

  private static func styleSheet(of tags: [DrawingTag], in drawing: [UInt8]) -> Substring {
    guard let start = tags.firstIndex(where: { $0.name == "style" && $0.kind == .start }),
      let end = tags[start...].first(where: { $0.name == "style" && $0.kind == .end })
    else { return "" }
    return Substring(
      String(decoding: drawing[tags[start].range.upperBound..<end.range.lowerBound], as: UTF8.self))
  }

  /// Returns the declarations for each class, none of which is empty.
  private static func rules(of sheet: Substring) -> [String: [Substring]] {
    var rules: [String: [Substring]] = [:]
    var rest = sheet
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open].split(separator: ",").map { $0.trimmed }
      let body = rest[open...].balancedBlock
      rest = rest[body.endIndex...]
      let declarations = body.dropFirst().dropLast().trimmed
      if declarations.isEmpty || selectors.first?.hasPrefix("@") == true { continue }
      for selector in selectors where selector.hasPrefix(".") && selector.dropFirst().allSatisfy(\.isOfName) {
        rules[String(selector.dropFirst()), default: []].append(declarations)
      }
    }
    return rules
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? ""
  }

  /// The block in braces with which it starts; all of it if the block has no end.
  fileprivate var balancedBlock: Substring {
    var depth = 0
    for index in indices {
      if self[index] == "{" { depth += 1 }
      if self[index] == "}" { depth -= 1 }
      if depth == 0 { return self[...index] }
    }
    return self
  }
}

extension Character {
  fileprivate var isOfName: Bool { isLetter || isNumber || self == "-" || self == "_" }
}
