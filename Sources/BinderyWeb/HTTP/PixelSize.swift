/// The size of a picture, from the first bytes of its file.
struct PixelSize: Equatable {
  let width: Double
  let height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads the size in the first chunk of a PNG file; nil for any other file.
  init?(png bytes: [UInt8]) {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    func number(at start: Int) -> Double { bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) } }
    self.init(width: number(at: 16), height: number(at: 20))
    guard width > 0, height > 0 else { return nil }
  }

  /// Reads the size in the frame header of a JPEG file; nil for any other file, or one without a frame.
  init?(jpeg bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      // Frame headers, except the tables in their range (DHT, JPG and DAC).
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        let height = Double(bytes[place + 5]) * 256 + Double(bytes[place + 6])
        let width = Double(bytes[place + 7]) * 256 + Double(bytes[place + 8])
        guard width > 0, height > 0 else { return nil }
        self.init(width: width, height: height)
        return
      }
      place += 2 + Int(bytes[place + 2]) * 256 + Int(bytes[place + 3])
    }
    return nil
  }

  /// Reads the size of an SVG file's `viewBox`, or its `width` and `height`; nil if it has neither.
  init?(svg bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4_096), as: UTF8.self)
    if let box = text.firstMatch(of: /viewBox\s*=\s*["']([^"']*)["']/) {
      let numbers = box.1.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
      guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
      self.init(width: numbers[2], height: numbers[3])
      return
    }
    guard let width = text.firstMatch(of: /\swidth\s*=\s*["']([0-9.]+)/).flatMap({ Double($0.1) }),
      let height = text.firstMatch(of: /\sheight\s*=\s*["']([0-9.]+)/).flatMap({ Double($0.1) }), width > 0,
      height > 0
    else { return nil }
    self.init(width: width, height: height)
  }
}
