/// A control sequence (`CSI … final`) and its numbers.
struct ControlSequence {
  /// The prefix `?`, `<`, `>` or `=` before the numbers.
  let prefix: UInt8?
  /// The numbers between semicolons, each with its parts between colons; -1 for a missing one.
  let parameters: [[Int]]
  /// The bytes between the numbers and the final byte.
  let intermediates: [UInt8]
  let final: UInt8

  /// The maximum number of parameters.
  private static let mostParameters = 16
  /// The maximum value of a number. It keeps the arithmetic safe; larger numbers have no meaning.
  private static let largest = 1_000_000

  /// Parses the bytes after `CSI`; `nil` if they are malformed.
  init?(_ bytes: [UInt8], final: UInt8) {
    var rest = bytes[...]
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      prefix = first
      rest.removeFirst()
    } else {
      prefix = nil
    }
    var parameters: [[Int]] = [[-1]]
    while let byte = rest.first, byte >= 0x30 {
      rest.removeFirst()
      let (group, part) = (parameters.count - 1, parameters[parameters.count - 1].count - 1)
      switch byte {
      case 0x30...0x39:
        let digit = Int(byte) - 0x30
        parameters[group][part] = min(max(0, parameters[group][part]) * 10 + digit, Self.largest)
      case 0x3A: parameters[group].append(-1)
      case 0x3B: parameters.append([-1])
      default: return nil
      }
      if parameters.count > Self.mostParameters { return nil }
    }
    guard rest.allSatisfy({ $0 < 0x30 }) else { return nil }
    self.parameters = parameters
    intermediates = Array(rest)
    self.final = final
  }

  /// Returns a number, or the default if it is missing.
  func number(_ index: Int, or standard: Int = 0) -> Int {
    guard index < parameters.count, let value = parameters[index].first, value >= 0 else { return standard }
    return value
  }

  private var isPlain: Bool { prefix == nil && intermediates.isEmpty }
  var startsPaste: Bool { isPlain && final == 0x7E && number(0) == 200 }
  var isX10Mouse: Bool { isPlain && final == 0x4D }

  /// The event that it reports; nil if terminals do not send it here.
  var event: InputEvent? {
    switch (prefix, final) {
    case (0x3C, 0x4D), (0x3C, 0x6D): mouse
    case (0x3F, 0x63) where intermediates.isEmpty:
      .reply(.deviceAttributes(parameters.compactMap { $0.first }.filter { $0 >= 0 }))
    case (0x3F, 0x79) where intermediates == [0x24]:
      TerminalReply.ModeState(rawValue: number(1)).map { .reply(.mode(number(0), $0)) }
    case (nil, _) where intermediates.isEmpty: key
    default: nil
    }
  }

  private var key: InputEvent? {
    switch final {
    case 0x5A: return .key(KeyPress(.tab, .shift))
    case 0x7E: return FunctionKeys.number(number(0)).flatMap(press)
    case 0x75: return kittyKey
    case 0x74 where parameters.count == 3 && number(0) == 6: return cellPixels
    // The position of the cursor, rather than F3.
    case 0x52 where parameters.count == 2 && number(0) != 1: return nil
    default: return FunctionKeys.letter(final).flatMap(press)
    }
  }

  /// The reply to XTWINOPS 16: `6;height;width`. Unrealistic sizes are ignored.
  private var cellPixels: InputEvent? {
    let size = CellSize(width: number(2), height: number(1))
    guard (2...32).contains(size.width), (4...64).contains(size.height) else { return nil }
    return .reply(.cellPixels(size))
  }

  /// Returns a key with the modifiers and the kind of event of the second number. The release of a key is not
  /// reported.
  private func press(_ key: Key) -> InputEvent? {
    guard parameters.count < 2 || parameters[1].count < 2 || parameters[1][1] != 3 else { return nil }
    return .key(KeyPress(key, FunctionKeys.modifiers(number(1, or: 1))))
  }

  private var kittyKey: InputEvent? {
    guard let key = FunctionKeys.kitty(number(0)), case .key(var event)? = press(key) else { return nil }
    // The shifted form is the second part of the code.
    if event.modifiers.contains(.shift), case .character(let character) = event.key {
      if parameters[0].count > 1, case .character(let shifted)? = FunctionKeys.kitty(parameters[0][1]) {
        event.key = .character(shifted)
        event.modifiers.remove(.shift)
      } else if character.isLetter, let upper = character.uppercased().first {
        event.key = .character(upper)
        event.modifiers.remove(.shift)
      }
    }
    return .key(event)
  }

  private var mouse: InputEvent? {
    guard parameters.count == 3 else { return nil }
    let code = number(0)
    let (x, y) = (number(1, or: 1) - 1, number(2, or: 1) - 1)
    guard x >= 0, y >= 0 else { return nil }
    var modifiers: KeyModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let kind: MouseEvent.Kind
    switch (code & 0b1110_0011, final) {
    case (0, 0x4D): kind = .press
    case (32, 0x4D): kind = .drag
    case (0, 0x6D): kind = .release
    case (1, 0x4D), (2, 0x4D): kind = .secondaryPress
    case (64, 0x4D): kind = .scroll(-1)
    case (65, 0x4D): kind = .scroll(1)
    case (66, 0x4D): kind = .scrollSideways(-1)
    case (67, 0x4D): kind = .scrollSideways(1)
    default: return nil
    }
    return .mouse(MouseEvent(kind, x: x, y: y, modifiers: modifiers))
  }
}
