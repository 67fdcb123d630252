internal import BinderyViews
internal import CloudyViewModels

extension Sky {
  /// The colours of the sky from the zenith to the horizon: all dark enough for white words (4.5 : 1).
  var backdrop: Backdrop {
    switch (light, air) {
    case (.night, .clear): .gradient(["#0b1330", "#1a2a5c", "#31417a"])
    case (.night, .clouds): .gradient(["#141a2c", "#2a3450", "#3f4a66"])
    case (.night, .rain): .gradient(["#10182a", "#22304a", "#33455f"])
    case (.night, .snow): .gradient(["#1a2338", "#354462", "#4d5d7b"])
    case (.night, .fog): .gradient(["#1d2433", "#363f52", "#4d576a"])
    case (.dawn, .clear): .gradient(["#2a3a7c", "#7a4a86", "#a94a64"])
    case (.dusk, .clear): .gradient(["#262a66", "#6b3a7d", "#a3475b"])
    case (.dawn, _): .gradient(["#38426e", "#62506f", "#7c566c"])
    case (.dusk, _): .gradient(["#2c3058", "#563f6c", "#7a4f66"])
    case (.day, .clear): .gradient(["#114d97", "#1d62b3", "#286ab0"])
    case (.day, .clouds): .gradient(["#3c5878", "#486682", "#506c88"])
    case (.day, .rain): .gradient(["#2c3f55", "#3e546c", "#4d647d"])
    case (.day, .snow): .gradient(["#46607f", "#4c6885", "#546d88"])
    case (.day, .fog): .gradient(["#4d5a69", "#566473", "#5d6b7a"])
    }
  }

  /// Behind what is still on its way, and behind what went wrong.
  static let unknownBackdrop = Backdrop.gradient(["#2c3850", "#3f4e69", "#4d5d79"])
}
