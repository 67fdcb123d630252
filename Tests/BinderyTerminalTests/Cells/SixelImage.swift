/// The image that a terminal draws from a Sixel sequence.
struct SixelImage {
  enum Failure: Error { case malformed(String) }

  let width: Int
  let height: Int
  /// Colors by register, in percent.
  private(set) var colors: [Int: [Int]] = [:]
  /// The register of each drawn pixel, by position.
  private(set) var pixels: [[Int?]]

  /// Parses `ESC P … q … ESC \`.
  init(_ bytes: some Sequence<UInt8>) throws {
    var rest = Substring(String(decoding: Array(bytes), as: UTF8.self))
    func take(_ prefix: String) throws {
      guard rest.hasPrefix(prefix) else { throw Failure.malformed(String(rest.prefix(20))) }
      rest.removeFirst(prefix.count)
    }
    func numbers() -> [Int] {
      let text = rest.prefix { $0.isNumber || $0 == ";" }
      rest.removeFirst(text.count)
      return text.split(separator: ";").compactMap { Int($0) }
    }
    try take("\u{1B}P0;1;0q\"")
    let size = numbers()
    guard size.count == 4, size[0] == 1, size[1] == 1 else { throw Failure.malformed("\(size)") }
    (width, height) = (size[2], size[3])
    pixels = Array(repeating: Array(repeating: nil, count: width), count: height)
    var (register, x, top) = (0, 0, 0)
    while let character = rest.first, character != "\u{1B}" {
      rest.removeFirst()
      var count = 1
      var sixel = character
      switch character {
      case "#":
        let values = numbers()
        if values.count == 5 { colors[values[0]] = Array(values[2...]) } else { register = values[0] }
        continue
      case "$":
        x = 0
        continue
      case "-":
        (x, top) = (0, top + 6)
        continue
      case "!":
        count = numbers()[0]
        guard let repeated = rest.popFirst() else { throw Failure.malformed("!") }
        sixel = repeated
      default: break
      }
      guard let value = sixel.asciiValue, (0x3F...0x7E).contains(value) else {
        throw Failure.malformed("\(sixel)")
      }
      for _ in 0..<count {
        for bit in 0..<6 where (value - 0x3F) >> UInt8(bit) & 1 == 1 { pixels[top + bit][x] = register }
        x += 1
      }
    }
    try take("\u{1B}\\")
  }
}
