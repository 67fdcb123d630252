public import BinderyViews
public import Foundation

// Each name stops the compiler where it is used, with a message that names the replacement. See
// Documentation/FromSwiftUI.md.

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
public protocol UIViewRepresentable: View {
  /// Unavailable.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIKit view controller here. Describe the screen with views: PhotosPicker, ShareLink and Map exist."
)
public protocol UIViewControllerRepresentable: View {
  /// Unavailable.
  typealias Context = UIViewRepresentableContext<Self>
}

/// Unavailable: there is no AppKit.
@available(
  *, unavailable,
  message:
    "There is no AppKit view here. Describe it with views, which hosts show as their own best controls."
)
public protocol NSViewRepresentable: View {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit here. A host shows the view: @main struct MyApp: App, or WebHost(apps:)."
)
public final class UIHostingController<Content: View> {
  /// Unavailable.
  public init(rootView: Content) {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIApplication here. Use @Environment(\\.openURL) for addresses, onAppear and task for what begins with a window."
)
public final class UIApplication {
  public static var shared: UIApplication { fatalError("Unavailable") }
  public static let openSettingsURLString = ""
  public static let didBecomeActiveNotification = Notification.Name("")
  public static let willResignActiveNotification = Notification.Name("")
  public static let didEnterBackgroundNotification = Notification.Name("")
  public static let willEnterForegroundNotification = Notification.Name("")
  public static let willTerminateNotification = Notification.Name("")
  public var windows: [UIWindow] { [] }
  public var connectedScenes: Set<AnyHashable> { [] }
  public var isIdleTimerDisabled, isNetworkActivityIndicatorVisible: Bool
  public var applicationIconBadgeNumber: Int
  private init() { fatalError("Unavailable") }
  public func open(
    _ url: URL, options: [AnyHashable: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {}
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIApplicationDelegate here. Do what it did in the App's init, or in .task of the first view."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Unavailable.
  public init(_ delegate: Delegate.Type = Delegate.self) {}
  /// Unavailable.
  public var wrappedValue: Delegate { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIScreen here, and a browser's window changes. Use frame(maxWidth: .infinity) or a grid with adaptive columns."
)
public final class UIScreen {
  /// Unavailable.
  public static var main: UIScreen { fatalError("Unavailable") }
  /// Unavailable.
  public var bounds: CGRect { fatalError("Unavailable") }
  /// Unavailable.
  public var scale: CGFloat { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIImage here. Use Image with a name, AsyncImage with an address, or BinderyPictures for user photos."
)
public final class UIImage {
  /// Unavailable.
  public init?(named name: String) { nil }
  /// Unavailable.
  public init?(data: Data) { nil }
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
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public final class UIAppearance {
  public var backgroundColor, barTintColor, tintColor, unselectedItemTintColor, separatorColor: UIColor?
  public var currentPageIndicatorTintColor, pageIndicatorTintColor: UIColor?
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UIPageControl {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UINavigationBar {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UITabBar {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Bars and lists have the look of the host here. Use tint, background and listStyle."
)
public class UITableView {
  /// Unavailable.
  public static func appearance() -> UIAppearance { fatalError("Unavailable") }
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
open class UIView {
  public init() {}
  public init(frame: CGRect) {}
  public static func animate(withDuration duration: Double, animations: @escaping () -> Void) {}
  public var backgroundColor, tintColor: UIColor?
  public var frame: CGRect = .zero
  public var bounds: CGRect = .zero
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
public final class UIWindow {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message:
    "There is no UIKit view controller here. Describe the screen with views: PhotosPicker, ShareLink and Map exist."
)
open class UIViewController {
  public init() {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIKit view here. Describe it with views, which hosts show as their own best controls."
)
public struct UIViewRepresentableContext<Representable> {}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "There is no UIPasteboard here. Offer the text in a ShareLink, or as a Text: people can select it."
)
public final class UIPasteboard {
  public static var general: UIPasteboard { fatalError("Unavailable") }
  public var string: String?
  public var strings: [String]?
  public var url: URL?
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
  public static var current: UIDevice { fatalError("Unavailable") }
  public static let orientationDidChangeNotification = Notification.Name("")
  public var name: String { "" }
  public var model: String { "" }
  public var systemName: String { "" }
  public var systemVersion: String { "" }
  public var identifierForVendor: UUID? { nil }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  public var orientation: UIDeviceOrientation { .unknown }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Sendable {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// The way in which a device is held.
public enum UIDeviceOrientation: Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { false }
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

  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
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

  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Unavailable: there is no UIKit.
@available(
  *, unavailable,
  message: "Browsers have no haptics. Leave it out: sensoryFeedback is accepted without effect."
)
public final class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}

extension EnvironmentValues {
  /// Unavailable: hosts open windows.
  @available(
    *, unavailable,
    message:
      "A window is opened by its address: use a Link, or @Environment(\\.openURL) with the path of its WindowGroup."
  )
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Unavailable: people close windows.
  @available(
    *, unavailable,
    message: "People close windows themselves. Leave a screen or sheet with @Environment(\\.dismiss)."
  )
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
}

/// See `EnvironmentValues.openWindow`.
public struct OpenWindowAction {
  /// Unavailable.
  public func callAsFunction(id: String) {}
  /// Unavailable.
  public func callAsFunction<Value: Hashable>(value: Value) {}
  /// Unavailable.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {}
}
