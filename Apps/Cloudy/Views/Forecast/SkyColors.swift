internal import BinderyViews
internal import CloudyViewModels

extension Sky {
  /// The colors of the sky from the zenith to the horizon, all dark enough for white text (contrast 4.5 : 1).
  var backdrop: LinearGradient {
    switch (light, air) {
    case (.night, .clear): Self.gradient(0x0b1330, 0x1a2a5c, 0x31417a)
    case (.night, .clouds): Self.gradient(0x141a2c, 0x2a3450, 0x3f4a66)
    case (.night, .rain): Self.gradient(0x10182a, 0x22304a, 0x33455f)
    case (.night, .snow): Self.gradient(0x1a2338, 0x354462, 0x4d5d7b)
    case (.night, .fog): Self.gradient(0x1d2433, 0x363f52, 0x4d576a)
    case (.dawn, .clear): Self.gradient(0x2a3a7c, 0x7a4a86, 0xa94a64)
    case (.dusk, .clear): Self.gradient(0x262a66, 0x6b3a7d, 0xa3475b)
    case (.dawn, _): Self.gradient(0x38426e, 0x62506f, 0x7c566c)
    case (.dusk, _): Self.gradient(0x2c3058, 0x563f6c, 0x7a4f66)
    case (.day, .clear): Self.gradient(0x114d97, 0x1d62b3, 0x286ab0)
    case (.day, .clouds): Self.gradient(0x3c5878, 0x486682, 0x506c88)
    case (.day, .rain): Self.gradient(0x2c3f55, 0x3e546c, 0x4d647d)
    case (.day, .snow): Self.gradient(0x46607f, 0x4c6885, 0x546d88)
    case (.day, .fog): Self.gradient(0x4d5a69, 0x566473, 0x5d6b7a)
    }
  }

  /// The background while loading and after a failure.
  static let unknownBackdrop = gradient(0x2c3850, 0x3f4e69, 0x4d5d79)

  private static func gradient(_ zenith: UInt32, _ middle: UInt32, _ horizon: UInt32) -> LinearGradient {
    LinearGradient(
      colors: [zenith, middle, horizon].map { Color(hex: $0) }, startPoint: .top, endPoint: .bottom)
  }
}
