internal import BinderyViews
internal import CloudyViewModels

extension Sky {
  /// The colours of the sky from the zenith to the horizon: all dark enough for white words (4.5 : 1).
  var backdrop: Backdrop {
    switch (light, air) {
    case (.night, .clear): .gradient([Color(hex: 0x0b1330), Color(hex: 0x1a2a5c), Color(hex: 0x31417a)])
    case (.night, .clouds): .gradient([Color(hex: 0x141a2c), Color(hex: 0x2a3450), Color(hex: 0x3f4a66)])
    case (.night, .rain): .gradient([Color(hex: 0x10182a), Color(hex: 0x22304a), Color(hex: 0x33455f)])
    case (.night, .snow): .gradient([Color(hex: 0x1a2338), Color(hex: 0x354462), Color(hex: 0x4d5d7b)])
    case (.night, .fog): .gradient([Color(hex: 0x1d2433), Color(hex: 0x363f52), Color(hex: 0x4d576a)])
    case (.dawn, .clear): .gradient([Color(hex: 0x2a3a7c), Color(hex: 0x7a4a86), Color(hex: 0xa94a64)])
    case (.dusk, .clear): .gradient([Color(hex: 0x262a66), Color(hex: 0x6b3a7d), Color(hex: 0xa3475b)])
    case (.dawn, _): .gradient([Color(hex: 0x38426e), Color(hex: 0x62506f), Color(hex: 0x7c566c)])
    case (.dusk, _): .gradient([Color(hex: 0x2c3058), Color(hex: 0x563f6c), Color(hex: 0x7a4f66)])
    case (.day, .clear): .gradient([Color(hex: 0x114d97), Color(hex: 0x1d62b3), Color(hex: 0x286ab0)])
    case (.day, .clouds): .gradient([Color(hex: 0x3c5878), Color(hex: 0x486682), Color(hex: 0x506c88)])
    case (.day, .rain): .gradient([Color(hex: 0x2c3f55), Color(hex: 0x3e546c), Color(hex: 0x4d647d)])
    case (.day, .snow): .gradient([Color(hex: 0x46607f), Color(hex: 0x4c6885), Color(hex: 0x546d88)])
    case (.day, .fog): .gradient([Color(hex: 0x4d5a69), Color(hex: 0x566473), Color(hex: 0x5d6b7a)])
    }
  }

  /// Behind what is still on its way, and behind what went wrong.
  static let unknownBackdrop = Backdrop.gradient([
    Color(hex: 0x2c3850), Color(hex: 0x3f4e69), Color(hex: 0x4d5d79),
  ])
}
