public import Foundation

/// UIKit's screen, which a server does not have.
@available(
  *, unavailable,
  message: "A server has no screen. Use containerRelativeFrame, a GeometryReader or onGeometryChange."
)
public struct UIScreen: Sendable {
  /// The screen of a device.
  public static let main = UIScreen()
  /// The size of the screen.
  public let bounds = CGRect.zero
}

/// UIKit's app object, which a server does not have.
@available(
  *, unavailable,
  message: "A server opens nothing for a person. Use @Environment(\\.openURL), a Link or a ShareLink."
)
public struct UIApplication: Sendable {
  /// The app of a device.
  public static let shared = UIApplication()
  /// Opens an address.
  public func open(_ url: URL) {}
  /// Whether the device opens an address.
  public func canOpenURL(_ url: URL) -> Bool { false }
}
