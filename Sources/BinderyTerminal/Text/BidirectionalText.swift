/// A line of text in visual order: the implicit levels of Unicode's UAX #9, whose rules the comments name.
///
/// A terminal shows cells from left to right, so the host orders them, and asks the terminal not to (ECMA-48's mode BDSM).
/// Not supported: explicit embeddings and isolates, whose marks have no width, and pairs of brackets (N0).
struct BidirectionalText {
  /// The clusters in their logical order.
  let characters: [Character]
  /// The level of each: even from left to right, odd from right to left.
  let levels: [UInt8]
  /// The indices of the clusters in visual order, from left to right.
  let order: [Int]

  /// Orders a line.
  ///
  /// - Parameter isRightToLeft: the direction of the paragraph; nil for that of its first letter.
  init(_ characters: [Character], isRightToLeft: Bool? = nil) {
    self.characters = characters
    let classes = characters.map { BidirectionalClass($0) }
    let base: UInt8 = isRightToLeft ?? Self.isRightToLeft(classes) ? 1 : 0
    levels = Self.levels(of: Self.resolved(classes, base: base), classes, base: base)
    order = Self.order(of: levels)
  }

  /// Returns whether a text has letters or numbers that change its order.
  static func isNeeded(by text: some StringProtocol) -> Bool {
    // No such letter begins with a lower byte in UTF-8.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    return text.unicodeScalars.contains { [.right, .arabic, .arabicNumber].contains(BidirectionalClass($0)) }
  }

  /// Returns whether a paragraph's direction, that of its first letter, is right to left (P2, P3).
  static func isRightToLeft(_ text: some StringProtocol) -> Bool {
    isNeeded(by: text) && isRightToLeft(text.map { BidirectionalClass($0) })
  }

  private static func isRightToLeft(_ classes: [BidirectionalClass]) -> Bool {
    let first = classes.first { [.left, .right, .arabic].contains($0) }
    return first == .right || first == .arabic
  }

  /// The line in visual order, with brackets mirrored in text from right to left (L4).
  var shown: String {
    String(
      order.map { levels[$0] % 2 == 1 ? Self.mirrored[characters[$0]] ?? characters[$0] : characters[$0] })
  }

  /// The columns of each cluster, in their logical order.
  var columns: [Range<Int>] {
    var columns = Array(repeating: 0..<0, count: characters.count)
    var column = 0
    for index in order {
      let width = CellWidth.of(characters[index])
      columns[index] = column..<column + width
      column += width
    }
    return columns
  }

  /// Returns the column of a caret before a cluster, or after the last one.
  func caretColumn(before index: Int) -> Int {
    guard !characters.isEmpty else { return 0 }
    if index < characters.count {
      let place = columns[index]
      return levels[index] % 2 == 1 ? max(place.lowerBound, place.upperBound - 1) : place.lowerBound
    }
    let place = columns[characters.count - 1]
    return levels[characters.count - 1] % 2 == 1 ? max(0, place.lowerBound - 1) : place.upperBound
  }

  // MARK: Rules

  /// Returns the classes after numbers, marks and neutral characters are resolved (W1 to N2): left, right, or a number.
  private static func resolved(_ classes: [BidirectionalClass], base: UInt8) -> [BidirectionalClass] {
    let embedding: BidirectionalClass = base == 0 ? .left : .right
    var classes = classes
    resolveNumbers(&classes, embedding)
    // N1, N2: neutral characters get the surrounding direction, or else that of the paragraph.
    var index = 0
    while index < classes.count {
      guard classes[index].isNeutral else {
        index += 1
        continue
      }
      let start = index
      while index < classes.count, classes[index].isNeutral { index += 1 }
      let before = start == 0 ? embedding : classes[start - 1].direction
      let after = index == classes.count ? embedding : classes[index].direction
      for place in start..<index { classes[place] = before == after ? before : embedding }
    }
    return classes
  }

  private static func resolveNumbers(_ classes: inout [BidirectionalClass], _ embedding: BidirectionalClass) {
    var strong = embedding
    for index in classes.indices {
      // W1, W2, W3
      if classes[index] == .mark { classes[index] = index == 0 ? embedding : classes[index - 1] }
      if classes[index] == .number, strong == .arabic { classes[index] = .arabicNumber }
      if [.left, .right, .arabic].contains(classes[index]) { strong = classes[index] }
    }
    for index in classes.indices where classes[index] == .arabic { classes[index] = .right }
    // W4
    for index in classes.indices.dropFirst().dropLast() {
      let (before, after) = (classes[index - 1], classes[index + 1])
      guard before == after else { continue }
      if classes[index] == .sign, before == .number { classes[index] = .number }
      if classes[index] == .separator, before == .number || before == .arabicNumber {
        classes[index] = before
      }
    }
    // W5
    var index = 0
    while index < classes.count {
      guard classes[index] == .unit else {
        index += 1
        continue
      }
      let start = index
      while index < classes.count, classes[index] == .unit { index += 1 }
      let isAtNumber =
        (start > 0 && classes[start - 1] == .number) || (index < classes.count && classes[index] == .number)
      if isAtNumber { for place in start..<index { classes[place] = .number } }
    }
    // W6, W7
    strong = embedding
    for index in classes.indices {
      if [.sign, .unit, .separator].contains(classes[index]) { classes[index] = .neutral }
      if classes[index] == .left || classes[index] == .right { strong = classes[index] }
      if classes[index] == .number, strong == .left { classes[index] = .left }
    }
  }

  /// I1, I2, and L1: spaces at the end have the paragraph's level.
  private static func levels(
    of resolved: [BidirectionalClass], _ classes: [BidirectionalClass], base: UInt8
  ) -> [UInt8] {
    var levels = resolved.map { kind -> UInt8 in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .right: 1
      default: 2
      }
    }
    for index in levels.indices.reversed() {
      guard classes[index] == .space else { break }
      levels[index] = base
    }
    return levels
  }

  /// L2: reverses runs, from the highest level to the lowest odd one.
  private static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  private static let mirrored: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
    "‹": "›", "›": "‹", "≤": "≥", "≥": "≤",
  ]
}
