public import BinderyViews
public import Foundation

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIScreen here, and a browser's window changes. Use frame(maxWidth: .infinity) or a grid with adaptive columns."
)
public final class UIScreen {
  /// The screen of the device.
  public static var main: UIScreen { neverRuns() }
  /// The size of the screen.
  public var bounds: CGRect { neverRuns() }
  /// The pixels of a point.
  public var scale: CGFloat { neverRuns() }
  /// The size of the screen in pixels.
  public var nativeBounds: CGRect { neverRuns() }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIImage here. Use Image with a name, AsyncImage with an address, or BinderyPictures for user photos."
)
public final class UIImage {
  /// The size in points.
  public var size: CGSize { .zero }
  /// A picture of the asset catalog.
  public init?(named name: String) { nil }
  /// A symbol.
  public init?(systemName name: String) { nil }
  /// A picture of a file.
  public init?(contentsOfFile path: String) { nil }
  /// The picture of data.
  public init?(data: Data) { nil }
  /// Returns the picture as JPEG.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Returns the picture as PNG.
  public func pngData() -> Data? { nil }
}

extension Image {
  /// Unavailable: there is no UIKit.
  @available(
    *, unavailable,
    message:
      "There is no UIImage here. Use Image with a name, AsyncImage with an address, or BinderyPictures for user photos."
  )
  public init(uiImage: UIImage) { self.init(systemName: "") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIPasteboard here. Offer the text in a ShareLink, or as a Text: people can select it."
)
public final class UIPasteboard {
  /// What people have copied.
  public static var general: UIPasteboard { neverRuns() }
  /// The text.
  public var string: String?
  /// The texts.
  public var strings: [String]?
  /// The address.
  public var url: URL?
  /// The picture.
  public var image: UIImage?
  private init() {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIDevice here: the same app is shown on devices of all sizes. Use frame(maxWidth: .infinity) or a grid with adaptive columns."
)
public final class UIDevice {
  /// The device.
  public static var current: UIDevice { neverRuns() }
  /// Posted when the device is turned.
  public static let orientationDidChangeNotification = Notification.Name("")
  /// The person's name for the device.
  public var name: String { "" }
  /// The kind of device.
  public var model: String { "" }
  /// The system.
  public var systemName: String { "" }
  /// The version of the system.
  public var systemVersion: String { "" }
  /// The identity of the device.
  public var identifierForVendor: UUID? { nil }
  /// The kind of interface.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  /// The way in which the device is held.
  public var orientation: UIDeviceOrientation { .unknown }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// The way in which a device is held.
public enum UIDeviceOrientation: Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether it is wider than high.
  public var isLandscape: Bool { false }
  /// Whether it is higher than wide.
  public var isPortrait: Bool { false }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Browsers have no haptics. Leave it out: sensoryFeedback is accepted without effect."
)
public final class UIImpactFeedbackGenerator {
  /// The strength of a tap.
  public enum FeedbackStyle: Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// A generator of taps.
  public init(style: FeedbackStyle = .medium) {}
  /// Gets ready.
  public func prepare() {}
  /// Taps.
  public func impactOccurred(intensity: Double = 1) {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Browsers have no haptics. Leave it out: sensoryFeedback is accepted without effect."
)
public final class UINotificationFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Sendable {
    case success, warning, error
  }

  /// A generator.
  public init() {}
  /// Gets ready.
  public func prepare() {}
  /// Reports an outcome.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Browsers have no haptics. Leave it out: sensoryFeedback is accepted without effect."
)
public final class UISelectionFeedbackGenerator {
  /// A generator.
  public init() {}
  /// Gets ready.
  public func prepare() {}
  /// Reports a choice.
  public func selectionChanged() {}
}
