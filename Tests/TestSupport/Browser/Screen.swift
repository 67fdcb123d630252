/// The emulated device of a page.
struct Screen: Sendable {
  var width: Int
  var height: Int
  /// Pixels per point.
  var scale = 1.0
  /// Whether the device is a phone, with touch instead of a mouse.
  var isPhone = false
  var prefersDark = false
  var prefersReducedMotion = false
  /// Whether the system replaces all colors by a few of the person's choice.
  var forcesColors = false

  /// A desktop window.
  static let desktop = Screen(width: 1280, height: 800)
  /// A phone in portrait orientation.
  static let phone = Screen(width: 390, height: 844, scale: 2, isPhone: true)

  /// The same device with dark colors.
  var dark: Screen {
    var copy = self
    copy.prefersDark = true
    return copy
  }
}

extension Page {
  /// Shows the page on a device.
  func show(on screen: Screen) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .number(Double(screen.width)), "height": .number(Double(screen.height)),
        "deviceScaleFactor": .number(screen.scale), "mobile": .bool(screen.isPhone),
      ])
    try await call(
      "Emulation.setTouchEmulationEnabled", ["enabled": .bool(screen.isPhone), "maxTouchPoints": 1])
    try await call(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": screen.prefersDark ? "dark" : "light"],
          [
            "name": "prefers-reduced-motion",
            "value": screen.prefersReducedMotion ? "reduce" : "no-preference",
          ],
          ["name": "forced-colors", "value": screen.forcesColors ? "active" : "none"],
        ]
      ])
  }

  /// Sets the network conditions. Offline rejects new requests but keeps open sockets; ``TCPRelay`` cuts them.
  /// - Parameter delay: The delay of each request.
  func setNetwork(isOffline: Bool = false, delay: Duration = .zero) async throws {
    try await call(
      "Network.emulateNetworkConditions",
      [
        "offline": .bool(isOffline), "latency": .number(Double(delay.milliseconds)), "downloadThroughput": -1,
        "uploadThroughput": -1,
      ])
  }
}
