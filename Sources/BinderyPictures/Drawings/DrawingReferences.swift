/// Replaces the `use` elements of a drawing in SVG by copies of the elements that they refer to, because GraphicsMagick draws
/// only references to elements in `defs`.
///
///     <path id="a" d="M0 0h2v2z"/>                  <path id="a" d="M0 0h2v2z"/>
///     <use href="#a" x="4" fill="red"/>       ▶     <g fill="red" transform="translate(4 0)"><path id="a" d="M0 0h2v2z"/></g>
///
/// References to other files, to nothing, and to a `symbol` or `svg`, which need a viewport, stay as they are.
struct DrawingReferences {
  private struct LimitExceeded: Error {}

  /// The maximum number of copied elements, of copied bytes, and of references inside each other.
  private static let (mostElements, mostBytes, mostDepth) = (1_000, 1_000_000, 16)

  private let drawing: [UInt8]
  private let tags: [DrawingTag]
  /// The index of the last tag of the element that each tag starts.
  private let ends: [Int]
  /// The index of the first tag of each element with an identifier.
  private let targets: [String: Int]
  private var expanded: [UInt8] = []
  private var copiedElements = 0

  /// Returns a drawing with copies instead of references; the drawing itself if it is not well-formed, or if the copies would exceed
  /// a limit, as those of elements that refer to themselves.
  static func expanded(in drawing: [UInt8]) -> [UInt8] {
    guard var references = DrawingReferences(drawing) else { return drawing }
    do {
      try references.append(references.tags.indices, bytes: drawing.indices, depth: 0)
    } catch {
      return drawing
    }
    return references.expanded
  }

  private init?(_ drawing: [UInt8]) {
    guard let tags = DrawingScanner.tags(in: drawing), tags.contains(where: { $0.name == "use" }) else {
      return nil
    }
    var ends = Array(tags.indices)
    var targets: [String: Int] = [:]
    var open: [Int] = []
    for (index, tag) in tags.enumerated() {
      if tag.kind == .end {
        guard let start = open.popLast(), tags[start].name == tag.name else { return nil }
        ends[start] = index
        continue
      }
      if tag.kind == .start { open.append(index) }
      if let id = tag["id"], targets[id] == nil { targets[id] = index }
    }
    guard open.isEmpty else { return nil }
    (self.drawing, self.tags, self.ends, self.targets) = (drawing, tags, ends, targets)
  }

  /// Appends a part of the drawing, with copies instead of the references in it.
  private mutating func append(_ part: Range<Int>, bytes: Range<Int>, depth: Int) throws(LimitExceeded) {
    guard depth <= Self.mostDepth else { throw LimitExceeded() }
    var (index, start) = (part.lowerBound, bytes.lowerBound)
    while index < part.upperBound {
      let tag = tags[index]
      guard tag.kind != .end, let target = target(of: tag), let offset = Self.offset(of: tag) else {
        index += 1
        continue
      }
      let last = ends[target]
      copiedElements += tags[target...last].count { $0.kind != .end }
      expanded += drawing[start..<tag.range.lowerBound]
      expanded += groupStart(of: tag, offset: offset)
      guard copiedElements <= Self.mostElements, expanded.count <= drawing.count + Self.mostBytes else {
        throw LimitExceeded()
      }
      try append(
        target..<last + 1, bytes: tags[target].range.lowerBound..<tags[last].range.upperBound,
        depth: depth + 1)
      expanded += "</g>".utf8
      start = tags[ends[index]].range.upperBound
      index = ends[index] + 1
    }
    expanded += drawing[start..<bytes.upperBound]
  }

  private func target(of tag: DrawingTag) -> Int? {
    guard tag.name == "use", let address = tag["href"] ?? tag["xlink:href"], address.hasPrefix("#"),
      let target = targets[String(address.dropFirst())], !["svg", "symbol"].contains(tags[target].name)
    else { return nil }
    return target
  }

  /// Returns the movement of a reference as a transform; nil if it is not in units of the drawing.
  private static func offset(of tag: DrawingTag) -> String? {
    let (x, y) = (tag["x"] ?? "0", tag["y"] ?? "0")
    guard let column = Double(x), let row = Double(y) else { return nil }
    return column == 0 && row == 0 ? "" : "translate(\(x) \(y))"
  }

  /// Returns the start of a group with the look and place of a reference.
  private func groupStart(of tag: DrawingTag, offset: String) -> [UInt8] {
    var start = Array("<g".utf8)
    for attribute in tag.attributes
    where !["href", "xlink:href", "id", "x", "y", "width", "height", "transform"].contains(attribute.name) {
      start += " ".utf8
      start += drawing[attribute.range]
    }
    let transform = [tag["transform"] ?? "", offset].filter { !$0.isEmpty }.joined(separator: " ")
    if !transform.isEmpty { start.appendAttribute("transform", transform) }
    return start + ">".utf8
  }
}
